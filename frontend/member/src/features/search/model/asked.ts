import type { Filters, UsedFilters } from './filters';

/** All that a search asked: what the member chose, completed by what the server took from their profile. */
export type Asked = Omit<Filters, keyof UsedFilters> & UsedFilters;

export const askedOf = (filters: Filters, used: UsedFilters): Asked => ({ ...filters, ...used });

/** The same as a choice, as it stands in an address. */
export const choiceOf = (asked: Asked): Filters => ({ ...asked, countryregion: asked.countryregion ?? undefined });
