import type { Money } from '#contracts';
import {
  mayUse,
  type DebitFacts,
  type OfficeOrderPage,
  type OfficeOrderRow,
  type PaymentIssueRow,
  type ProviderView,
  type StaffRole,
} from '#contracts-admin';
import { entryKindOf, type IssuedPaper, type Order, type ProviderPayment, type ProviderRefund, type Refund } from '#payments';
import type { OrderEventRow } from '../order-events/index.js';
import type { LedgerRow, MoneyRow, OrderFactsRow, OrderListRow } from './orders-office.repository.js';

/** What became of the money and the credits of an order. */
export interface MoneyParts {
  readonly refunds: readonly Refund[];
  readonly leftMinor: number;
  readonly withAccount: ReadonlySet<string>;
  readonly ledger: readonly LedgerRow[];
  readonly money: readonly MoneyRow[];
}

interface OrderParts extends MoneyParts {
  readonly facts: OrderFactsRow;
  readonly debit: DebitFacts | null;
  readonly events: readonly OrderEventRow[];
  readonly papers: readonly IssuedPaper[];
  readonly issues: readonly PaymentIssueRow[];
}

export const toOrderRow = ({ at, member_id, member_name, minor, currency, ...row }: OrderListRow): OfficeOrderRow => ({
  ...row,
  at: at.toISOString(),
  member: { id: member_id, name: member_name },
  amount: { minor, currency },
});

export function toOrderPage(order: Order, parts: OrderParts): OfficeOrderPage {
  const { facts, leftMinor } = parts;
  const { currency, countryEvidence: evidence, consent } = order;
  const money = (minor: number): Money => ({ minor, currency });
  return {
    id: order.id,
    at: order.createdAt.toISOString(),
    member: { id: order.memberId, name: facts.member_name },
    site: facts.site,
    company: order.company.name,
    state: order.state,
    failure: order.failure,
    method: order.method,
    credits: order.credits,
    granted: order.grantedCredits,
    revoked: order.revokedCredits,
    unused: facts.unused,
    price: money(order.priceMinor),
    discount: order.discountCode === null ? null : { code: order.discountCode, minor: order.discountMinor },
    amount: money(order.payableMinor),
    refunded_minor: order.refundedMinor,
    charged_back_minor: order.chargedBackMinor,
    left_minor: leftMinor,
    vat: { basis_points: order.vatBps, minor: order.vatMinor },
    country: order.country,
    evidence: { profile: evidence.profile, network: evidence.network, payment: evidence.payment ?? null, unclear: order.countryUnclear },
    consent: {
      version: order.consentVersion,
      language: consent?.language ?? null,
      words: consent ? [consent.startAtOnce, consent.payForUse] : [],
      terms: order.termsVersion?.toISOString() ?? null,
    },
    paid_at: order.paidAt?.toISOString() ?? null,
    withdraw_until: order.withdrawUntil,
    blocks_buying: order.blocksBuying,
    provider: { name: order.psp, id: order.pspId, asks_at: order.askAt?.toISOString() ?? null },
    debit: parts.debit,
    events: parts.events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    papers: parts.papers.map(({ id, kind, number, issuedAt, amount }) => ({
      kind,
      number,
      at: issuedAt.toISOString(),
      amount,
      path: `/api/admin/papers/${id}`,
    })),
    refunds: parts.refunds.map((refund) => toRefund(refund, parts.withAccount)),
    ledger: parts.ledger.map(({ at, kind, ...line }) => ({ ...line, at: at.toISOString(), kind: entryKindOf(kind) })),
    money: parts.money.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
    issues: [...parts.issues],
  };
}

/** Whoever may read no direct debits sees the order without its debit. */
export const seenBy = (roles: readonly StaffRole[], page: OfficeOrderPage): OfficeOrderPage =>
  mayUse(roles, 'direct_debits') ? page : { ...page, debit: null };

function toRefund(refund: Refund, withAccount: ReadonlySet<string>): OfficeOrderPage['refunds'][number] {
  const { id, cause, state, amountMinor: minor, currency, credits, createdAt, doneAt, pspRefundId, failedTransfers } = refund;
  return {
    id,
    cause,
    state,
    amount: { minor, currency },
    credits,
    at: createdAt.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
    provider_id: pspRefundId,
    failed_transfers: failedTransfers,
    has_account: withAccount.has(id),
  };
}

export const toProviderView = (payment: ProviderPayment, refunds: readonly ProviderRefund[]): ProviderView => ({
  id: payment.id,
  status: payment.status,
  amount: payment.amount,
  refunded_minor: payment.refundedMinor,
  charged_back_minor: payment.chargedBackMinor,
  refunds: refunds.map(({ id, status, amount }) => ({ id, status, amount })),
});
