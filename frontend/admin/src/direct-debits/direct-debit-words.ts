import type { DebitState, MandateState } from '#contracts';
import type { DebitBlockKind, MandateEvent } from '#contracts-admin';
import { placeWords } from '../home/place-words';

export const debitStateNames: Record<DebitState, string> = {
  announced: 'Announced',
  sent: 'At the bank',
  paid: 'Paid',
  returned: 'Returned',
  cancelled: 'Called off',
};

export const mandateStateNames: Record<MandateState, string> = {
  active: 'In force',
  revoked: 'Revoked',
  lapsed: 'Lapsed, not used for 36 months',
};

export const blockKinds: Record<DebitBlockKind, string> = { account: 'Account on the site', iban: 'Bank account', phone: 'Phone' };

export const mandateEventKinds: Record<MandateEvent['kind'], string> = {
  signed: 'Given by the member',
  announced: 'Debit announced',
  sent: 'Debit sent to the bank',
  paid: 'Debit paid',
  returned: 'Debit returned',
  cancelled: 'Debit called off',
  revoked: 'Revoked by the member',
};

const masked = (end: string): string => `•••• ${end}`;

/** Everything about direct debits, their mandates and blocks. */
export const directDebitWords = {
  title: placeWords.directDebits.title,
  lists: { label: 'Lists of direct debits', debits: 'Debits', mandates: 'Mandates', debit_blocks: 'Blocks' },
  intro: {
    debits: 'What is collected from bank accounts, the latest day first. A debit is asked for by a member each time: nothing renews.',
    mandates: 'What members authorised. The whole account is shown for a reason, which the log keeps.',
    debit_blocks:
      'After a return, the account on the site, the bank account and the phone pay no more in this way until a block is lifted.',
  },
  none: {
    debits: 'No debits match these filters.',
    mandates: 'No mandates match these filters.',
    debit_blocks: 'No blocks match these filters.',
  },
  masked,
  erased: 'Erased',
  /** Of the member, on other pages. */
  ofMember: 'Direct debits of this member',
  debit: {
    title: 'Direct debit',
    facts: 'The debit',
    member: 'Member',
    order: 'Order',
    orderState: 'State of the order',
    mandate: 'Mandate',
    account: 'Bank account',
    state: 'State',
    reason: 'Why it came back',
    amount: 'Amount',
    country: 'Country',
    collectOn: 'Day of collection',
    atOnce: 'Credits at once',
    later: 'Credits once it is paid',
    announced: 'Announced',
    sent: 'Sent to the bank',
    ended: 'Ended',
    provider: 'Payment at',
    page: 'The debit by itself',
    notYet: 'Not yet',
  },
  mandate: {
    title: 'Mandate',
    facts: 'The mandate',
    member: 'Member',
    reference: 'Reference',
    state: 'State',
    creditor: 'Collected by',
    creditorId: 'Creditor id',
    account: 'Bank account',
    phone: 'Phone of the code',
    site: 'Site',
    language: 'Language',
    text: 'Version of its words',
    signed: 'Given',
    used: 'Used last',
    revoked: 'Revoked',
    provider: 'At the provider',
    id: 'Id',
    debits: 'Debits by this mandate',
    noDebits: 'Nothing was collected by it yet.',
    timeline: 'What happened',
    about: (reference: string) => `The mandate ${reference}`,
  },
  account: {
    title: 'What the member filled in',
    iban: 'IBAN',
    holder: 'Holder',
    address: 'Address',
    phone: 'Phone',
    network: 'Network address',
    help: 'It is shown here only now, and kept nowhere else.',
    close: 'Close',
  },
  blocks: {
    title: 'Blocks of this member',
    none: 'Nothing of this member is blocked.',
    ofAccount: 'Blocks on this bank account and phone, whoever used them',
    kind: 'What is blocked',
    member: 'Member',
    reason: 'Why',
    since: 'Since',
    lifted: 'Lifted',
    order: 'Returned debit',
    byItself: (at: string) => `${at}: the money came again`,
    by: (name: string, at: string, reason: string) => `${[at, name].join(', ')}: ${reason}`,
    stands: 'Stands',
    act: 'Act',
    about: (what: string, name: string) => `${what} of ${name}`,
  },
  columns: { day: 'Day of collection', amount: 'Amount', state: 'State', reason: 'Why it came back' },
} as const;
