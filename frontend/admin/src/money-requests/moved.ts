import type { MoneyRequestRow } from '#contracts-admin';
import { asChange } from '../ui/format';
import { asMoney } from '../ui/money';
import { moneyRequestWords as text } from './money-request-words';

/** What a request moves: an amount that goes back, or credits with their sign. */
export const movedBy = ({ amount, credits }: Pick<MoneyRequestRow, 'amount' | 'credits'>): string =>
  amount ? asMoney(amount) : credits === null ? '' : text.credits(asChange(credits));
