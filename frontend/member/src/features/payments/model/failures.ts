import type { OrderView, PaymentFailure } from '#contracts';

const cardFailures = ['card_refused', 'card_funds', 'card_details'] as const satisfies readonly PaymentFailure[];
export type CardFailure = (typeof cardFailures)[number];

/** Why a card was refused, where it was a card and the reason is known. */
export const cardFailureOf = ({ failure }: Pick<OrderView, 'failure'>): CardFailure | null =>
  cardFailures.find((one) => one === failure) ?? null;

/** The bank gave a debit back, or refused it: before the order was paid, or long after. */
export const isDebitReturned = ({ debit, failure }: Pick<OrderView, 'debit' | 'failure'>): boolean =>
  failure === 'debit_returned' || debit?.state === 'returned';
