/** Dates as the reader writes them. */

/** How a language is written where the reader is: British English is the same language, and other dates. */
export function local(language: string, wanted: string): string {
  return wanted.split('-')[0] === language && isLocale(wanted) ? wanted : language;
}

/** Some browsers call themselves what no standard knows, like `en-US@posix`. */
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
