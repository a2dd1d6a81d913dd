import type { Money } from '#contracts';

/** What the provider says of a payout, in its own words (Mollie's Settlements API v2). */
export const settlementStatuses = ['open', 'pending', 'paidout', 'failed'] as const;
export type SettlementStatus = (typeof settlementStatuses)[number];

/** Fees are counted finer than cents: ten-thousandths of the unit of the currency. Of refunds and chargebacks the revenue is less than nothing. */
export interface SettlementSubtotal {
  readonly description: string;
  /** A way to pay, `refund`, `chargeback`, or what else the provider counts; null where it names none. */
  readonly method: string | null;
  readonly count: number;
  readonly netE4: number;
  readonly vatE4: number;
  readonly grossE4: number;
}

export interface SettlementPeriod {
  /** `2026-11`. */
  readonly month: string;
  readonly revenue: readonly SettlementSubtotal[];
  readonly costs: readonly SettlementSubtotal[];
}

/** What the provider pays out at once: revenue less costs. */
export interface ProviderSettlement {
  readonly id: string;
  /** As it stands on the statement of the bank. */
  readonly reference: string | null;
  readonly status: SettlementStatus;
  readonly amount: Money;
  readonly periods: readonly SettlementPeriod[];
  readonly createdAt: Date;
  /** When it was paid out. */
  readonly settledAt: Date | null;
}

export const settlementLineKinds = ['payment', 'refund', 'chargeback'] as const;
export type SettlementLineKind = (typeof settlementLineKinds)[number];

/** A movement that a settlement counts. */
export interface SettlementLine {
  readonly kind: SettlementLineKind;
  readonly id: string;
  readonly paymentId: string;
  /** What we wrote into the payment; null when it is not ours, and of what went back. */
  readonly orderId: string | null;
  /** Of a payment. */
  readonly method: string | null;
  /** The scheme of a card, such as `Visa`, as far as the provider tells. */
  readonly scheme: string | null;
  /** Always more than nothing, in the currency of the payment. */
  readonly amount: Money;
  /** What it adds to the settlement, in the settlement's currency: less than nothing where money went back. */
  readonly settledMinor: number;
  readonly at: Date;
}

/** The payouts of the provider. Every method throws a `ProviderError`, and none of its requests waits longer than ten seconds. */
export interface ProviderSettlements {
  /** False where no key is set that may read them. */
  readonly isReadable: boolean;
  /** Newest first, down to those made at `since`. What is not closed yet may be among them, as `open`. */
  list(since: Date): AsyncIterable<ProviderSettlement>;
  /** All of a settlement. Throws `refused` for one that is not known. */
  lines(settlement: Pick<ProviderSettlement, 'id' | 'amount'>): AsyncIterable<SettlementLine>;
}
