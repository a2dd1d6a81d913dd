import { daysOf, quarterOf } from '../calendar/index.js';
import { isPlanned, type Dated } from './dated.policy.js';

/** The first day of the quarter that runs: how VAT was paid before it has been declared, and is not changed any more. */
export const openSince = (today: string): string => daysOf(quarterOf(today)).from;

/**
 * Whether a scheme may begin on a day. One that would reach into what is declared may do so only where nothing can have been: the company has sold
 * nothing there (`hasSold`), and nothing held. `others`: of the same company and country; what is planned has held nowhere yet.
 */
export const mayBegin = (day: string, others: readonly Dated[], hasSold: boolean, today: string): boolean =>
  day >= openSince(today) || (!hasSold && others.every((one) => one.withdrawnAt !== null || isPlanned(one, today)));

/** Whether it can be taken back: it begins later, or began in the quarter that runs. */
export const isWithdrawable = ({ fromDay, withdrawnAt }: Dated, today: string): boolean =>
  withdrawnAt === null && (fromDay ?? '') >= openSince(today);
