import type { OrderState } from './order-states.policy.js';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
// A bank transfer may take two weeks.
const untilTransferred: readonly number[] = [HOUR_S, ...Array.from({ length: 15 }, () => DAY_S)];
const pauses: Readonly<Partial<Record<OrderState, readonly number[]>>> = {
  // Whether the provider heard of it at all is not known.
  created: [5 * MINUTE_S, HOUR_S, DAY_S, DAY_S, DAY_S, DAY_S, DAY_S],
  pending: untilTransferred,
  // A member called it off, and the money may be on its way.
  cancelled: untilTransferred,
};

/** Seconds until the provider is asked again without having called; null: never. `asked` counts how often it was. */
export const pauseBeforePoll = (state: OrderState, asked: number): number | null => pauses[state]?.[asked] ?? null;

/** A call of which our note of the refund had not yet heard is made up for at once; a bank takes days. */
const refundPauses: readonly number[] = [10, 5 * MINUTE_S, HOUR_S, 6 * HOUR_S, ...Array.from({ length: 35 }, () => DAY_S)];

/** Seconds until a transfer that failed is made again, by how often it did; null: not any more, and finance pays it another way. */
const transferPauses: readonly number[] = [DAY_S, 3 * DAY_S, 7 * DAY_S];
export const pauseBeforeNextTransfer = (failed: number): number | null => transferPauses[failed - 1] ?? null;

/** The same for an order of which a refund is under way. */
export const pauseBeforeRefundPoll = (asked: number): number | null => refundPauses[asked] ?? null;
