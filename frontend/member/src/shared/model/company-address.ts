import type { PageCompany } from '#contracts';

/** In one line, with the name of the country in the reader's language. */
export const addressOf = ({ lines = [] }: PageCompany, country: string): string => [...lines, country].join(', ');
