/** The zone of the company's books: its days and years are those of rates and numbers. */
export const BOOKS_ZONE = 'Europe/Amsterdam';

/** The date in a zone, as `2026-11-25`. */
export const dateIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** The day in the company's books, `2026-11-25`. */
export const bookDay = (at: Date): string => dateIn(BOOKS_ZONE, at);
