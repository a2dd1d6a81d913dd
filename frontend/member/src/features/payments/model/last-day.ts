import { serverNow } from '#kit';

/** The last day of a period that begins with the day after today. */
export const lastDay = (days: number, now = new Date(serverNow())): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
