/** Where a long name may break: between two syllables, as far as they can be found without a dictionary. */

const WORD = /\p{L}{4,}/gu;
const SOFT = '\u00AD';
/**
 * After a vowel or the consonant that closes it, before a consonant and a vowel; three letters stay on either side, and
 * letters that make one sound stay together.
 */
const BREAK =
  /(?<=\p{L}{3})(?<!c(?=[hk])|s(?=ch)|[pt](?=h))(?=(?:sch|ch|ck|ph|th|[^aeiouyäöüàèéìòù\W])[aeiouyäöüàèéìòù]\p{L})/giu;

/** The name with soft hyphens in words of at least this many letters. They show only where a line breaks. */
export function breakable(name: string, long = 8): string {
  return name.replace(WORD, (word) => (word.length < long ? word : word.replace(BREAK, SOFT)));
}
