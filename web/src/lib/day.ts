/** A day, as the language writes it; `seconds` since 1970. */
export function dayOf(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(seconds * 1000);
}
