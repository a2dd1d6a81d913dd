import { Raw } from 'typeorm';

/** The time of the product as a value that Postgres fills in; unlike the machine's it can be moved, see `Clock`. */
export const appNow = (): string => 'public.app_now()';

/** Matches what is longer ago than so many days. */
export const olderThan = (days: number) => Raw((column) => `${column} < public.app_now() - make_interval(days => :days)`, { days });
