import { Raw } from 'typeorm';

/** The time of the product as a value that Postgres fills in; unlike the machine's it can be moved, see `Clock`. */
export const appNow = (): string => 'public.app_now()';

/** The same for a moment so much later. */
export const appNowPlus =
  (unit: 'days' | 'hours' | 'secs', length: number): (() => string) =>
  () =>
    `public.app_now() + make_interval(${unit} => ${length})`;

/** Matches what is longer ago than so many days. */
export const olderThan = (days: number) => Raw((column) => `${column} < public.app_now() - make_interval(days => :days)`, { days });

/** Match a moment that is still to come, and one that is over. */
export const isAhead = () => Raw((column) => `${column} > public.app_now()`);
export const isOver = () => Raw((column) => `${column} < public.app_now()`);
