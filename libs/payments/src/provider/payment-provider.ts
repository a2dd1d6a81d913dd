import type { Locale, Money, PaymentMethod } from '#contracts';
import type { ProviderSettlements } from './settlements.js';

/** What the provider says of a payment, in its own words (Mollie's API v2). */
export const providerStatuses = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const;
export type ProviderStatus = (typeof providerStatuses)[number];
export const providerRefundStatuses = ['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'] as const;
export type ProviderRefundStatus = (typeof providerRefundStatuses)[number];

export interface ProviderPayment {
  readonly id: string;
  readonly status: ProviderStatus;
  /** Test payments move no money. */
  readonly mode: 'live' | 'test';
  readonly amount: Money;
  /** Minor units, in the currency of `amount`; 0 when nothing went back. */
  readonly refundedMinor: number;
  readonly chargedBackMinor: number;
  /** What we wrote into the payment when it was created; null when it is not ours. */
  readonly orderId: string | null;
  readonly method: PaymentMethod | null;
  /** Where the member pays; null when there is nothing left to pay. */
  readonly checkoutUrl: string | null;
  /** Mollie's `details.failureReason` of a card, such as `insufficient_funds`. */
  readonly failureReason: string | null;
  /** The bank's code of a debit that it refused or took back, such as `AM04`; null as soon as that is reversed. */
  readonly returnReason: string | null;
  /** Where a bank transfer goes, and what to write on it. */
  readonly transfer: BankTransfer | null;
  /** Of the bank account or the card that paid, as far as the provider tells. */
  readonly payerCountry: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}

export interface BankTransfer {
  readonly bank: string;
  readonly iban: string;
  readonly bic: string;
  readonly holder: string;
  readonly reference: string;
}

export interface NewPayment {
  readonly orderId: string;
  readonly amount: Money;
  readonly description: string;
  readonly method: PaymentMethod;
  readonly locale: Locale;
  /** Where the provider sends the member back to. */
  readonly returnUrl: string;
  readonly webhookUrl: string;
}

/** What a member has signed: that we may collect from their account. */
export interface NewMandate {
  /** Of ours: the idempotency key. */
  readonly mandateId: string;
  /** As the bank of the member shows it. */
  readonly reference: string;
  readonly holder: string;
  readonly iban: string;
  /** `yyyy-mm-dd` */
  readonly signedOn: string;
  readonly locale: Locale;
}

export interface ProviderMandate {
  /** Whom the provider keeps it for. */
  readonly customerId: string;
  readonly id: string;
  /** Nothing can be collected by one that is `invalid`. */
  readonly status: 'pending' | 'valid' | 'invalid';
}

/** Money that is collected from an account, without its holder being there. */
export interface NewDebit {
  readonly orderId: string;
  readonly amount: Money;
  readonly description: string;
  readonly customerId: string;
  /** Of the provider's. */
  readonly mandateId: string;
  readonly webhookUrl: string;
}

export interface ProviderRefund {
  readonly id: string;
  readonly status: ProviderRefundStatus;
  readonly amount: Money;
  /** What we wrote into the refund when it was asked for; null when somebody made it at the provider. */
  readonly refundId: string | null;
}

export interface NewRefund {
  readonly paymentId: string;
  /** Of ours. */
  readonly refundId: string;
  /** The same for the same transfer: a refund whose transfer failed is asked for with another. */
  readonly key: string;
  readonly amount: Money;
  readonly description: string;
}

/** The company that takes the money. Every method throws a `ProviderError`, and never waits longer than ten seconds. */
export abstract class PaymentProvider {
  /** How it stands in the orders (`psp`). */
  abstract readonly name: string;
  /** Payments of the other mode are none of ours. */
  abstract readonly mode: 'live' | 'test';
  /** What it pays out to us. */
  abstract readonly settlements: ProviderSettlements;
  /** Repeat-safe for an hour: the id of the order is the idempotency key. */
  abstract createPayment(payment: NewPayment): Promise<ProviderPayment>;
  /** Null when the provider does not know it. */
  abstract findPayment(id: string): Promise<ProviderPayment | null>;
  /** Newest first, down to those created at `since`. A list may be long: who cannot wait says by `patience` when it is given up, as unavailable. */
  abstract listPayments(since: Date, patience?: AbortSignal): AsyncIterable<ProviderPayment>;
  /** The payments of which something was refunded or charged back since a moment, however old they are; one may come more than once. */
  abstract listReturned(since: Date): AsyncIterable<string>;
  abstract createRefund(refund: NewRefund): Promise<ProviderRefund>;
  abstract listRefunds(paymentId: string): Promise<readonly ProviderRefund[]>;
  /** Repeat-safe for an hour; who asks again later gets the same mandate a second time, which collects nothing by itself. */
  abstract createMandate(mandate: NewMandate): Promise<ProviderMandate>;
  /** Null when the provider does not know it, or when it was revoked. */
  abstract findMandate(customerId: string, id: string): Promise<ProviderMandate | null>;
  /** Debits that are under way run on. Again, or of one that nobody knows: nothing. */
  abstract revokeMandate(customerId: string, id: string): Promise<void>;
  /** What it keeps of them, with all their mandates; payments stay. Again, or of one that nobody knows: nothing. */
  abstract deleteCustomer(customerId: string): Promise<void>;
  /** Repeat-safe for an hour, by the id of the order. It is pending until the bank has paid, for days. */
  abstract createDebit(debit: NewDebit): Promise<ProviderPayment>;
  /** The ways to pay that are switched on there, in our order, as far as they take a currency. */
  abstract listMethods(currency: string): Promise<readonly PaymentMethod[]>;
}

/** `refused`: it was heard and will not be done (422, 404, 410). `unavailable`: nothing is known of what happened (5xx, 429, 409, time). `misconfigured`: our key is wrong (401, 403). */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(
    readonly kind: 'refused' | 'unavailable' | 'misconfigured',
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}
