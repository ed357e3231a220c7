/** Dates as the reader writes them. */

/** The reader's regional variant of a language: British English is the same language, with other dates. */
export function local(language: string, wanted: string): string {
  return wanted.split('-')[0] === language && isLocale(wanted) ? wanted : language;
}

/** Some browsers have names that no standard knows, such as `en-US@posix`. */
function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length > 0;
  } catch {
    return false;
  }
}

/** A day and a time, from seconds since 1970. */
export function dateAndTime(seconds: number, language: string): string {
  const locale = local(language, navigator.language);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
}
