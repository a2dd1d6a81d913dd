import { allowed, refused, type DebitState, type Verdict } from '#contracts';

/** What a member may have open at once, and pay by direct debit in so many days: whoever does not pay leaves no more behind. */
export const debitLimits = { openDebits: 2, amountMinor: 10_000, currency: 'EUR', days: 30 } as const;

/** A bank has said by then whether it pays: days after the collection. */
const BANK_DAYS = 7;
const DAY_MS = 86_400_000;

/** A debit that counts: open, or paid within the days of the limit. */
export interface CountedDebit {
  readonly state: DebitState;
  readonly amountMinor: number;
  readonly collectOn: string;
  readonly createdAt: Date;
}

const isOpen = ({ state }: CountedDebit): boolean => state === 'announced' || state === 'sent';
const latest = (...moments: readonly Date[]): Date => new Date(Math.max(...moments.map((at) => at.getTime())));

/** When one of those that are open should be over; a bank that is late is asked about a day later. */
function openFreeAt(debits: readonly CountedDebit[], now: Date): Date | null {
  const open = debits.filter(isOpen);
  if (open.length < debitLimits.openDebits) return null;
  const ends = open.map(({ collectOn }) => Date.parse(`${collectOn}T00:00:00Z`) + BANK_DAYS * DAY_MS).toSorted((one, other) => one - other);
  const end = new Date(ends[open.length - debitLimits.openDebits] ?? now.getTime());
  return end > now ? end : new Date(now.getTime() + DAY_MS);
}

/** When enough of them lie so far back that the amount fits. */
function amountFreeAt(debits: readonly CountedDebit[], amountMinor: number, now: Date): Date | null {
  const span = debitLimits.days * DAY_MS;
  const counted = debits
    .filter(({ createdAt }) => createdAt.getTime() > now.getTime() - span)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  let sum = counted.reduce((total, debit) => total + debit.amountMinor, amountMinor);
  let freeAt: Date | null = null;
  for (const debit of counted) {
    if (sum <= debitLimits.amountMinor) break;
    sum -= debit.amountMinor;
    freeAt = new Date(debit.createdAt.getTime() + span);
  }
  return freeAt;
}

/** When a debit of an amount fits beside those that count; null: now. An amount above the limit never fits (`fitsLimit`). */
export function debitFreeAt(debits: readonly CountedDebit[], amountMinor: number, now: Date): Date | null {
  const waits = [openFreeAt(debits, now), amountFreeAt(debits, amountMinor, now)].filter((at) => at !== null);
  return waits.length > 0 ? latest(...waits) : null;
}

export const fitsLimit = (amountMinor: number, currency: string): boolean =>
  currency === debitLimits.currency && amountMinor > 0 && amountMinor <= debitLimits.amountMinor;

export function mayDebit(debits: readonly CountedDebit[], amountMinor: number, now: Date): Verdict {
  const retryAt = debitFreeAt(debits, amountMinor, now);
  return retryAt ? refused('debit_limit', { retryAt }) : allowed;
}
