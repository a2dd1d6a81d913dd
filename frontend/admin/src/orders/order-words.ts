import { methodBrands, type PaymentMethod, type RefundCause, type RefundState } from '#contracts';
import type { OfficeOrderPage, OfficeOrderState, OrderEvent } from '#contracts-admin';
import { blockKinds } from '../direct-debits/direct-debit-words';
import { returnReason } from '../direct-debits/return-reasons';
import { issueKinds } from '../payment-issues/issue-words';
import { asDate, wordFor } from '../ui/format';

export const orderStates: Record<OfficeOrderState, string> = {
  created: 'Begun',
  pending: 'Waits for money',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Called off',
  expired: 'Too late',
  refunded: 'Paid back',
  charged_back: 'Taken back by the bank',
};

export const payMethods: Record<PaymentMethod, string> = {
  ...methodBrands,
  creditcard: 'Card',
  banktransfer: 'Bank transfer',
  directdebit: 'Direct debit',
};

export const failures: Readonly<Record<string, string>> = {
  card_refused: 'The card was refused',
  card_funds: 'Not enough money on the card',
  card_details: 'The details of the card were wrong',
  debit_returned: 'The bank gave the direct debit back',
  failed: 'The payment failed',
};

export const refundCauses: Record<RefundCause, string> = {
  withdrawal: 'The member withdrew',
  ban: 'We banned the member',
  staff: 'Our staff paid it back',
  provider: 'Paid back at the provider',
  chargeback: 'The bank took it back',
};

export const refundStates: Record<RefundState, string> = { requested: 'To be sent', sent: 'On its way', done: 'Arrived', failed: 'Failed' };

export const paperKinds: Record<OfficeOrderPage['papers'][number]['kind'], string> = { invoice: 'Invoice', credit_note: 'Credit note' };

const eventKinds: Record<OrderEvent['kind'], string> = {
  ordered: 'Ordered',
  called: 'The provider called',
  paid: 'Paid',
  invoice: 'Invoice',
  credit_note: 'Credit note',
  refund_asked: 'Refund begun',
  refund_done: 'Refund arrived',
  refund_failed: 'Refund failed',
  chargeback: 'The bank took money back',
  debit_announced: 'Direct debit announced',
  debit_sent: 'Direct debit sent to the bank',
  debit_returned: 'Direct debit returned',
  debit_cancelled: 'Direct debit called off',
  debit_blocked: 'Blocked for direct debit',
  debit_block_lifted: 'Block on direct debit lifted',
  issue_found: 'Issue found',
  issue_closed: 'Issue closed',
};

const issueNames: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(issueKinds).map(([kind, { name }]) => [kind, name]));
const aboutWords = { ...issueNames, ...refundCauses, ...payMethods, ...blockKinds };

/** What happened, in words: `Refund begun: The member withdrew`. */
export const eventName = (event: Pick<OrderEvent, 'kind' | 'about'>): string =>
  [eventKinds[event.kind], aboutOf(event)].filter(Boolean).join(': ');

function aboutOf({ kind, about }: Pick<OrderEvent, 'kind' | 'about'>): string {
  if (kind === 'debit_returned') return returnReason(about);
  if (kind === 'debit_announced' && about !== '') return `for ${asDate(about)}`;
  return isNamed(kind) ? wordFor(aboutWords, about) : about;
}

/** Numbers of papers stand for themselves. */
const isNamed = (kind: OrderEvent['kind']): boolean =>
  kind === 'ordered' || ['refund', 'issue', 'debit_block'].some((start) => kind.startsWith(start));

/** Between which purses the money of our own books moves. */
export const moneyAccounts: Readonly<Record<string, string>> = {
  provider: 'Provider',
  revenue: 'Revenue',
  vat: 'VAT',
  receivable: 'Owed by the member',
  bank: 'Our bank',
};

export const moneyKinds: Readonly<Record<string, string>> = {
  payment: 'Payment',
  payment_vat: 'VAT of the payment',
  refund: 'Refund',
  refund_vat: 'VAT of the refund',
  refund_void: 'Refund undone',
  refund_void_vat: 'VAT of the refund undone',
  chargeback: 'Chargeback',
  chargeback_vat: 'VAT of the chargeback',
  chargeback_void: 'Chargeback undone',
  chargeback_void_vat: 'VAT of the chargeback undone',
  paid_elsewhere: 'Paid from our bank',
  paid_elsewhere_vat: 'VAT of what our bank paid',
  receivable: 'The member owes it',
  receivable_vat: 'VAT of what the member owes',
  receivable_void: 'No longer owed',
  receivable_void_vat: 'VAT no longer owed',
};

const PER_PERCENT = 100;
const credits = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`;

export const orderWords = {
  title: 'Order',
  none: 'No orders match these filters.',
  back: (amount: string) => `${amount} went back`,
  issues: (count: number) => `${count} open ${count === 1 ? 'issue' : 'issues'}`,
  credits,
  ofMember: 'Orders of this member',
  requests: 'Requests about this order',
  evidenceFile: 'Evidence for a dispute (PDF)',
  facts: {
    title: 'The order',
    member: 'Member',
    site: 'Site',
    company: 'Sold by',
    state: 'State',
    failure: 'Why it failed',
    method: 'Way to pay',
    price: 'Price',
    discount: 'Discount',
    discountBy: (code: string, amount: string) => `${amount} by ${code}`,
    vat: 'VAT inside',
    vatOf: (amount: string, { basis_points }: OfficeOrderPage['vat']) => `${amount} (${basis_points / PER_PERCENT} %)`,
    amount: 'Amount',
    refunded: 'Paid back',
    chargedBack: 'Taken back by the bank',
    left: 'Could still go back',
    granted: 'Credits given',
    revoked: 'Credits taken back',
    unused: 'Credits not used yet',
    erased: 'Not known: the account is erased',
    ordered: 'Ordered',
    paid: 'Paid',
    withdraw: 'May withdraw until',
    provider: 'Payment at',
    asks: 'We ask there again',
    id: 'Id',
  },
  blocked: 'The bank took the money of this order back. Until somebody allows it, this member may not buy.',
  timeline: 'What happened',
  papers: { title: 'Papers', none: 'No papers yet.', newTab: 'opens in a new tab' },
  refunds: {
    title: 'What went back',
    none: 'Nothing went back.',
    at: 'When',
    cause: 'Why',
    state: 'State',
    amount: 'Amount',
    credits: 'Credits',
    done: 'Arrived',
    provider: 'At the provider',
    failed: 'Failed tries',
    noAccount: 'The member has named no bank account yet.',
    of: (amount: string) => `The refund of ${amount}`,
  },
  bank: {
    title: 'Pay the refund to this account',
    iban: 'IBAN',
    holder: 'Holder',
    given: 'Given by the member',
    help: 'It is shown here only now, and kept nowhere else.',
    close: 'Close',
  },
  issuesTitle: 'Issues',
  noIssues: 'Everything agrees.',
  ledger: {
    title: 'Credits in the ledger',
    at: 'When',
    kind: 'What for',
    amount: 'Credits',
    balance: 'Balance after',
    none: 'No credits moved.',
  },
  money: { title: 'Money in our books', at: 'When', kind: 'What for', from: 'From', to: 'To', amount: 'Amount', none: 'No money moved.' },
  country: {
    title: 'Where it is taxed',
    taxed: 'Taxed in',
    profile: 'The profile says',
    network: 'The network address says',
    payment: 'The payment says',
    unclear: 'The law wants two pieces of evidence that agree. Ask the member where they live, then settle it here.',
  },
  consent: {
    title: 'What the member agreed to',
    version: 'Version',
    language: 'Language',
    terms: 'Terms of',
    notKept: 'At that time only the version was kept, not the words.',
  },
  provider: {
    ask: 'Ask the provider now',
    title: 'What the provider says now',
    unknown: 'The provider knows no payment of this order.',
    id: (id: string) => `Payment ${id}`,
    fact: 'What',
    ours: 'Here',
    theirs: 'At the provider',
    agrees: 'Agrees',
    differs: 'Differs',
    same: 'Everything agrees with what stands here.',
    other: (count: number) => `${count === 1 ? 'One line differs' : `${count} lines differ`} from what stands here.`,
    status: 'State',
    amount: 'Amount',
    refunded: 'Paid back',
    chargedBack: 'Taken back by the bank',
    refund: (number: number) => `Refund ${number}`,
  },
} as const;
