/** Where a long name may be broken: between two syllables, as far as they can be told without a dictionary. */

const LONG = /\p{L}{8,}/gu;
const SOFT = '\u00AD';
/** After a vowel or a consonant that closes it, before a consonant and a vowel; three letters stay on either side. */
const BREAK = /(?<=\p{L}{2}\p{L})(?=[^aeiouyäöüàèéìòù\W][aeiouyäöüàèéìòù]\p{L})/giu;

/** The name with soft hyphens in its long words. They are seen only where a line breaks. */
export function breakable(name: string): string {
  return name.replace(LONG, (word) => word.replace(BREAK, SOFT));
}
