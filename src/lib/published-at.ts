/** A calendar date as a moment that is the same day from Mexico to Madrid. */
export const publishedAt = (date: string) => `${date}T12:00:00Z`;
