import { minorOf } from './amounts.js';
import { bankReasons, type BankReason } from './bank-reasons.js';
import { isFinal, type Bank } from './bank.js';
import type { ChargebackRecord, CustomerRecord, MandateRecord, PaymentRecord, RefundRecord } from './records.js';

const halType = 'application/hal+json';
const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
export const moment = (ms: number): string => new Date(ms).toISOString().replace(/\.\d{3}Z$/, '+00:00');
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

  payment(payment: PaymentRecord, { withChargebacks = false } = {}): object {
    const { id, status, amount, method, customerId, mandateId, expiresAt, paidAt, endedAt } = payment;
    const chargedBack = this.bank.returns.chargedBack(payment);
    const hasPage = payment.redirectUrl !== null && !isFinal(payment);
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
      ...(isFinal(payment) ? {} : { isCancelable: status === 'open', ...(expiresAt === null ? {} : { expiresAt: moment(expiresAt) }) }),
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
      ...(mandateId === null ? { sequenceType: 'oneoff' } : { sequenceType: 'recurring', customerId, mandateId }),
      redirectUrl: payment.redirectUrl,
      ...(payment.cancelUrl ? { cancelUrl: payment.cancelUrl } : {}),
      ...(payment.webhookUrl ? { webhookUrl: payment.webhookUrl } : {}),
      ...this.details(payment),
      ...(withChargebacks ? { _embedded: { chargebacks: this.bank.returns.chargebacksOf(id).map((one) => this.chargeback(one)) } } : {}),
      _links: {
        self: link(this.url(`/v2/payments/${id}`)),
        ...(hasPage ? { checkout: link(this.checkoutUrl(payment), 'text/html') } : {}),
        ...(mandateId === null ? {} : { mandate: link(this.url(`/v2/customers/${customerId}/mandates/${mandateId}`)) }),
        documentation: link('https://docs.mollie.com/reference/get-payment', 'text/html'),
      },
    };
  }

  customer({ id, name, locale, metadata, createdAt }: CustomerRecord): object {
    const links = { self: link(this.url(`/v2/customers/${id}`)) };
    return { resource: 'customer', id, mode: 'test', name, email: null, locale, metadata, createdAt: moment(createdAt), _links: links };
  }

  mandate({ id, customerId, status, consumerName, consumerAccount, signatureDate, mandateReference, createdAt }: MandateRecord): object {
    return {
      resource: 'mandate',
      id,
      mode: 'test',
      status,
      method: 'directdebit',
      details: { consumerName, consumerAccount, consumerBic: null },
      mandateReference,
      signatureDate,
      createdAt: moment(createdAt),
      _links: {
        self: link(this.url(`/v2/customers/${customerId}/mandates/${id}`)),
        customer: link(this.url(`/v2/customers/${customerId}`)),
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

  chargeback({ id, paymentId, amount, bankReason, createdAt, reversedAt }: ChargebackRecord): object {
    return {
      resource: 'chargeback',
      id,
      amount,
      createdAt: moment(createdAt),
      ...(bankReason === null ? {} : { reason: { code: bankReason, description: bankReasons[bankReason] } }),
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

  private details(payment: PaymentRecord): object {
    const { failureReason } = payment;
    const mandate = this.bank.mandates.of(payment);
    if (mandate) return { details: debitDetails(payment, mandate, this.bank.returns.bankReasonOf(payment)) };
    if (payment.method === 'banktransfer') return { details: { ...transferAccount, transferReference: transferReference(payment) } };
    if (payment.method === 'creditcard' && failureReason) return { details: { failureReason } };
    return {};
  }
}

function debitDetails({ token, createdAt }: PaymentRecord, mandate: MandateRecord, reason: BankReason | null): object {
  const { consumerName, consumerAccount, signatureDate, mandateReference } = mandate;
  return {
    transferReference: `SD${transferReference({ token }).slice(2)}`,
    creditorIdentifier: 'NL00ZZZ000000000000',
    consumerName,
    consumerAccount,
    dueDate: day(createdAt),
    signatureDate,
    mandateReference,
    ...(reason ? { bankReasonCode: reason, bankReason: bankReasons[reason] } : {}),
  };
}
