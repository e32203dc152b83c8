const locales = { en: 'en-US', 'es-MX': 'es-MX' } as const;

/**
 * A calendar date in words, e.g. `August 18, 2025` or `18 de agosto de 2025`.
 * The date is in UTC, so that the server and every visitor's browser render the same day.
 *
 * @param iso date such as `2025-08-18`
 */
export function formatDate(iso: string, lang: keyof typeof locales = 'en'): string {
  return new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );
}
