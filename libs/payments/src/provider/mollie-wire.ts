import { z } from 'zod';
import { paymentMethods, type Locale, type Money, type PaymentMethod } from '#contracts';
import { fromMollieAmount, toMollieAmount } from './mollie-amount.js';
import {
  ProviderError,
  providerRefundStatuses,
  providerStatuses,
  type BankTransfer,
  type NewPayment,
  type NewRefund,
  type ProviderPayment,
  type ProviderRefund,
} from './payment-provider.js';

/** The languages of Mollie's checkout page. */
export const mollieLocales: Readonly<Record<Locale, string>> = {
  da: 'da_DK',
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fi: 'fi_FI',
  fr: 'fr_FR',
  it: 'it_IT',
  nb: 'nb_NO',
  nl: 'nl_NL',
  pl: 'pl_PL',
  sv: 'sv_SE',
};

const amount = z.object({ currency: z.string(), value: z.string() });
const details = z.object({
  failureReason: z.string().nullish(),
  bankName: z.string().nullish(),
  bankAccount: z.string().nullish(),
  bankBic: z.string().nullish(),
  transferReference: z.string().nullish(),
  consumerAccount: z.string().nullish(),
  cardCountryCode: z.string().nullish(),
  bankReasonCode: z.string().nullish(),
});
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const webAddress = z.url({ protocol: /^https?$/ });

/** As far as it says why: of a shape that is not known it says nothing, and the money counts all the same. */
const chargeback = z.object({
  reason: z.object({ code: z.string() }).nullish().catch(null),
  reversedAt: z.string().nullish(),
});

const payment = z.object({
  id: z.string(),
  status: z.enum(providerStatuses),
  mode: z.enum(['live', 'test']),
  amount,
  amountRefunded: amount.nullish(),
  amountChargedBack: amount.nullish(),
  method: z.string().nullish(),
  metadata: z.unknown(),
  details: details.nullish(),
  createdAt: moment,
  paidAt: moment.nullish(),
  _embedded: z.object({ chargebacks: z.array(chargeback).nullish() }).nullish(),
  _links: z.object({ checkout: z.object({ href: webAddress }).nullish() }).optional(),
});
type MolliePayment = z.output<typeof payment>;

const refund = z.object({
  id: z.string(),
  status: z.enum(providerRefundStatuses),
  amount,
  metadata: z.unknown(),
});

/** Throws a `ProviderError` when it cannot be understood: then nothing is known of the payment. `endpoint` is where it was asked for. */
export function toProviderPayment(answer: unknown, endpoint: string): ProviderPayment {
  return understood(() => {
    const read = payment.parse(answer);
    const paid = fromMollieAmount(read.amount);
    const checkoutUrl = read._links?.checkout?.href ?? null;
    if (checkoutUrl !== null && !isMollies(new URL(checkoutUrl), new URL(endpoint)))
      throw new RangeError(`a checkout page at ${new URL(checkoutUrl).origin}`);
    const chargedBackMinor = partOf(paid, read.amountChargedBack);
    return {
      id: read.id,
      status: read.status,
      mode: read.mode,
      amount: paid,
      refundedMinor: partOf(paid, read.amountRefunded),
      chargedBackMinor,
      orderId: ourId(read.metadata, 'order_id'),
      method: paymentMethods.find((method) => method === read.method) ?? null,
      checkoutUrl,
      failureReason: read.details?.failureReason ?? null,
      returnReason: read.status === 'failed' || chargedBackMinor > 0 ? returnReasonOf(read) : null,
      transfer: transferOf(read),
      payerCountry: payerCountryOf(read),
      createdAt: read.createdAt,
      paidAt: read.paidAt ?? null,
    };
  });
}

export function toProviderRefund(answer: unknown): ProviderRefund {
  return understood(() => {
    const { id, status, amount: value, metadata } = refund.parse(answer);
    return { id, status, amount: fromMollieAmount(value), refundId: ourId(metadata, 'refund_id') };
  });
}

const returned = z.object({ paymentId: z.string(), createdAt: moment });

/** A refund or a chargeback, as far as it leads to its payment. */
export const toReturn = (answer: unknown): z.output<typeof returned> => understood(() => returned.parse(answer));

const page = z.object({
  _embedded: z.record(z.string(), z.array(z.unknown())),
  _links: z.object({ next: z.object({ href: z.url() }).nullish() }).optional(),
});

/** What stands on a page of a list, and the query of the next page; null after the last. Only the query is followed: the key stays at its endpoint. */
export function toPage(answer: unknown, name: string): { readonly items: readonly unknown[]; readonly next: string | null } {
  return understood(() => {
    const { _embedded, _links } = page.parse(answer);
    const items = _embedded[name];
    if (!items) throw new RangeError(`no ${name}`);
    return { items, next: _links?.next ? new URL(_links.next.href).search : null };
  });
}

export function toMolliePayment(order: NewPayment): object {
  return {
    amount: toMollieAmount(order.amount),
    description: order.description,
    method: order.method satisfies PaymentMethod,
    locale: mollieLocales[order.locale],
    redirectUrl: order.returnUrl,
    webhookUrl: order.webhookUrl,
    metadata: { order_id: order.orderId },
  };
}

export function toMollieRefund({ amount: value, description, refundId }: NewRefund): object {
  return { amount: toMollieAmount(value), description, metadata: { refund_id: refundId } };
}

/** Members are sent to pages of Mollie alone, and to those of the machine that we ask: a sandbox has its own. */
const isMollies = ({ protocol, hostname }: URL, endpoint: URL): boolean =>
  hostname === endpoint.hostname
    ? protocol === endpoint.protocol || protocol === 'https:'
    : protocol === 'https:' && /(^|\.)mollie\.com$/.test(hostname);

function partOf(whole: Money, part: z.output<typeof amount> | null | undefined): number {
  if (!part) return 0;
  const { minor, currency } = fromMollieAmount(part);
  if (currency !== whole.currency) throw new RangeError(`${currency} of a payment in ${whole.currency}`);
  return minor;
}

/** Others may use the same account at Mollie, and name theirs as they like. */
export function ourId(metadata: unknown, name: string): string | null {
  const written = typeof metadata === 'object' && metadata !== null ? (metadata as Record<string, unknown>)[name] : undefined;
  return z.guid().safeParse(written).data ?? null;
}

/** Mollie names one name, that of the foundation which holds the account: banks compare it with the holder. */
function transferOf({ method, details: given }: MolliePayment): BankTransfer | null {
  if (method !== 'banktransfer' || !given?.bankAccount || !given.transferReference) return null;
  const name = given.bankName ?? '';
  return { bank: name, iban: given.bankAccount, bic: given.bankBic ?? '', holder: name, reference: given.transferReference };
}

/** That of the newest chargeback which stands, else that of the refusal: a code of ISO 20022, of a debit alone. */
function returnReasonOf({ method, details: given, _embedded }: MolliePayment): string | null {
  if (method !== 'directdebit') return null;
  const standing = _embedded?.chargebacks?.find(({ reversedAt }) => !reversedAt);
  const code = standing?.reason?.code ?? given?.bankReasonCode;
  return code?.match(/^[A-Z\d]{4}$/)?.[0] ?? null;
}

/** Some name an account that is no IBAN, such as an address of PayPal. */
function payerCountryOf({ details: given }: MolliePayment): string | null {
  const iban = given?.consumerAccount?.replace(/\s/g, '').match(/^([A-Z]{2})\d{2}[A-Z\d]{11,30}$/);
  return given?.cardCountryCode?.match(/^[A-Z]{2}$/)?.[0] ?? iban?.[1] ?? null;
}

/** Throws a `ProviderError` where an answer is not what it should be: then nothing is known. */
export function understood<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new ProviderError('unavailable', `Mollie's answer cannot be understood: ${reason}`);
  }
}
