import type { Amount } from './records.js';

/** A part of the price, in hundredths of a percent, and so many cents of a euro for each payment, both without VAT. */
interface Fee {
  readonly cents: number;
  readonly basisPoints: number;
}

/**
 * What Mollie asks of a Dutch shop for each way to pay, as its page of prices said in 2026, rounded; a shop with more sales has others. Nothing here
 * depends on the figures: they make the payouts of a demo look like some.
 */
const fees: Readonly<Record<string, Fee>> = {
  ideal: { cents: 32, basisPoints: 0 },
  bancontact: { cents: 39, basisPoints: 0 },
  creditcard: { cents: 25, basisPoints: 180 },
  applepay: { cents: 25, basisPoints: 180 },
  paypal: { cents: 10, basisPoints: 0 },
  eps: { cents: 25, basisPoints: 150 },
  blik: { cents: 25, basisPoints: 140 },
  przelewy24: { cents: 25, basisPoints: 220 },
  twint: { cents: 25, basisPoints: 130 },
  swish: { cents: 25, basisPoints: 160 },
  vipps: { cents: 25, basisPoints: 200 },
  mobilepay: { cents: 25, basisPoints: 200 },
  satispay: { cents: 25, basisPoints: 150 },
  multibanco: { cents: 25, basisPoints: 190 },
  banktransfer: { cents: 25, basisPoints: 0 },
};
const otherwise: Fee = { cents: 25, basisPoints: 180 };
/** For each refund, and for each chargeback. */
export const refundFee: Fee = { cents: 25, basisPoints: 0 };
export const chargebackFee: Fee = { cents: 1_000, basisPoints: 0 };
/** VAT on fees. */
export const feeVatBasisPoints = 2_100;

export const feeOf = (method: string | null): Fee => fees[method ?? ''] ?? otherwise;

/** In ten-thousandths of a euro, without VAT. */
export const feeE4 = ({ cents, basisPoints }: Fee, euroCents: number): number => cents * 100 + Math.round((euroCents * basisPoints) / 100);

/** Payouts are in euros. What a unit of another currency brings, always the same, so that a demo can be told beforehand. */
const euroRates: Readonly<Record<string, number>> = {
  EUR: 1,
  CHF: 1.06,
  DKK: 0.134,
  GBP: 1.15,
  ISK: 0.0068,
  JPY: 0.0057,
  NOK: 0.085,
  PLN: 0.235,
  SEK: 0.088,
  USD: 0.86,
};

/** Whole cents of a euro. */
export const euroCentsOf = ({ currency, value }: Amount): number => Math.round(Number(value) * 100 * (euroRates[currency] ?? 1));
