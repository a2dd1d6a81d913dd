import type { OfficeOrderPage, OfficeOrderState, OfficeRefund, ProviderView } from '#contracts-admin';
import { asMoney } from '../ui/money';
import { orderStates, orderWords, refundStates } from './order-words';

/** One line of the comparison of an order with its payment. */
export interface Compared {
  readonly fact: string;
  readonly ours: string;
  readonly theirs: string;
  readonly differs: boolean;
}

const waits = ['open', 'pending', 'authorized'];
const ended = ['failed', 'canceled', 'expired'];
/** What the provider may say while an order stands so. That money went back is no state there. */
const agreeing: Record<OfficeOrderState, readonly string[]> = {
  created: waits,
  pending: waits,
  paid: ['paid'],
  refunded: ['paid'],
  charged_back: ['paid'],
  failed: ended,
  cancelled: ended,
  expired: ended,
};

const refundEnded = ['failed', 'canceled'];
const refundUnderWay = ['queued', 'pending', 'processing'];
const agreeingRefund: Record<OfficeRefund['state'], readonly string[]> = {
  requested: refundUnderWay,
  sent: refundUnderWay,
  done: ['refunded'],
  failed: refundEnded,
};

const text = orderWords.provider;
const nothing = '–';

/** The order and its payment side by side, and what of it is not the same. */
export function comparedWith(order: OfficeOrderPage, view: ProviderView): Compared[] {
  const { state, amount, refunded_minor, charged_back_minor } = order;
  const money = (fact: string, minor: number, theirMinor: number): Compared => {
    const [ours, theirs] = [
      { ...amount, minor },
      { ...view.amount, minor: theirMinor },
    ].map(asMoney) as [string, string];
    return { fact, ours, theirs, differs: minor !== theirMinor || amount.currency !== view.amount.currency };
  };
  return [
    { fact: text.status, ours: orderStates[state], theirs: view.status, differs: !agreeing[state].includes(view.status) },
    money(text.amount, amount.minor, view.amount.minor),
    money(text.refunded, refunded_minor, view.refunded_minor),
    money(text.chargedBack, charged_back_minor, view.charged_back_minor),
    ...refundsCompared(order.refunds, view.refunds),
  ];
}

/** What banks took back is no refund at the provider, and a transfer that failed was made anew under another id. */
function refundsCompared(ours: readonly OfficeRefund[], theirs: ProviderView['refunds']): Compared[] {
  const own = ours.filter(({ cause }) => cause !== 'chargeback');
  const pairs = own.map((refund) => ({ refund, told: theirs.find(({ id }) => id === refund.provider_id) }));
  const others = theirs.filter(({ id }) => !own.some(({ provider_id }) => provider_id === id));
  const lines = [...pairs, ...others.map((told) => ({ refund: undefined, told }))];
  return lines.map(({ refund, told }, index) => ({
    fact: text.refund(index + 1),
    ours: refund ? `${asMoney(refund.amount)}, ${refundStates[refund.state]}` : nothing,
    theirs: told ? `${asMoney(told.amount)}, ${told.status}` : nothing,
    differs: !agree(refund, told),
  }));
}

function agree(refund: OfficeRefund | undefined, told: ProviderView['refunds'][number] | undefined): boolean {
  if (!told) return refund?.provider_id === null;
  if (!refund) return refundEnded.includes(told.status);
  const isSameAmount = refund.amount.minor === told.amount.minor && refund.amount.currency === told.amount.currency;
  return isSameAmount && agreeingRefund[refund.state].includes(told.status);
}
