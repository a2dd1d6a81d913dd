import { minorOf } from './amounts.js';
import { isFinal, type Bank } from './bank.js';
import type { ChargebackRecord, PaymentRecord, RefundRecord } from './records.js';

const halType = 'application/hal+json';
const moment = (ms: number): string => new Date(ms).toISOString().replace(/\.\d{3}Z$/, '+00:00');
const link = (href: string, type = halType) => ({ href, type });

/** The account that transfers of the sandbox go to. */
export const transferAccount = { bankName: 'Stichting Test Bank', bankAccount: 'NL86TEST0627535577', bankBic: 'TESTNL2A' };
export const transferReference = ({ token }: Pick<PaymentRecord, 'token'>): string =>
  `RF${(token.match(/../g) ?? [])
    .slice(0, 7)
    .map((pair) => Number.parseInt(pair, 16) % 100)
    .map((pair) => String(pair).padStart(2, '0'))
    .join('')}`;

/** The resources of the API as Mollie writes them. `base` is the address of the sandbox. */
export class Hal {
  constructor(
    private readonly base: string,
    private readonly bank: Bank,
  ) {}

  payment(payment: PaymentRecord): object {
    const { id, status, amount, method, failureReason, paidAt, endedAt } = payment;
    const chargedBack = this.bank.returns.chargedBack(payment);
    return {
      resource: 'payment',
      id,
      mode: payment.mode,
      createdAt: moment(payment.createdAt),
      amount,
      description: payment.description,
      method,
      metadata: payment.metadata,
      status,
      ...(isFinal(payment) ? {} : { isCancelable: status === 'open', expiresAt: moment(payment.expiresAt) }),
      ...(paidAt
        ? {
            paidAt: moment(paidAt),
            amountRefunded: this.bank.returns.refunded(payment),
            amountRemaining: this.bank.returns.remaining(payment),
          }
        : {}),
      ...(minorOf(chargedBack) > 0 ? { amountChargedBack: chargedBack } : {}),
      ...(endedAt && !paidAt ? { [`${status}At`]: moment(endedAt) } : {}),
      ...(payment.locale ? { locale: payment.locale } : {}),
      profileId: 'pfl_sandbox',
      sequenceType: 'oneoff',
      redirectUrl: payment.redirectUrl,
      ...(payment.cancelUrl ? { cancelUrl: payment.cancelUrl } : {}),
      ...(payment.webhookUrl ? { webhookUrl: payment.webhookUrl } : {}),
      ...this.details(payment, failureReason),
      _links: {
        self: link(this.url(`/v2/payments/${id}`)),
        ...(isFinal(payment) ? {} : { checkout: link(this.checkoutUrl(payment), 'text/html') }),
        documentation: link('https://docs.mollie.com/reference/get-payment', 'text/html'),
      },
    };
  }

  refund({ id, paymentId, amount, description, metadata, status, createdAt }: RefundRecord): object {
    return {
      resource: 'refund',
      id,
      mode: 'test',
      amount,
      description,
      metadata,
      status,
      paymentId,
      createdAt: moment(createdAt),
      _links: {
        self: link(this.url(`/v2/payments/${paymentId}/refunds/${id}`)),
        payment: link(this.url(`/v2/payments/${paymentId}`)),
      },
    };
  }

  chargeback({ id, paymentId, amount, createdAt, reversedAt }: ChargebackRecord): object {
    return {
      resource: 'chargeback',
      id,
      amount,
      createdAt: moment(createdAt),
      paymentId,
      reversedAt: reversedAt ? moment(reversedAt) : null,
      _links: {
        self: link(this.url(`/v2/payments/${paymentId}/chargebacks/${id}`)),
        payment: link(this.url(`/v2/payments/${paymentId}`)),
      },
    };
  }

  methods(listed: readonly (readonly [id: string, description: string])[]): object {
    const methods = listed.map(([id, description]) => ({ resource: 'method', id, description, status: 'activated' }));
    return { count: methods.length, _embedded: { methods }, _links: { self: link(this.url('/v2/methods')) } };
  }

  /** A page of a list; `next` is the id that the next page begins with. */
  page(name: string, path: string, items: readonly object[], limit: number, next: string | undefined): object {
    const nextLink = next === undefined ? null : link(this.url(`${path}?from=${next}&limit=${limit}`));
    return {
      count: items.length,
      _embedded: { [name]: items },
      _links: { self: link(this.url(path)), previous: null, next: nextLink },
    };
  }

  checkoutUrl({ token }: PaymentRecord): string {
    return this.url(`/checkout/${token}`);
  }

  private url(path: string): string {
    return `${this.base}${path}`;
  }

  private details(payment: PaymentRecord, failureReason: string | null): object {
    if (payment.method === 'banktransfer') return { details: { ...transferAccount, transferReference: transferReference(payment) } };
    if (payment.method === 'creditcard' && failureReason) return { details: { failureReason } };
    return {};
  }
}
