/** What an account shows: what there is, or what came of a year. */
type AccountKind = 'balance' | 'result';

const fixed = {
  results: { id: '0900', name: 'Results of earlier years', kind: 'balance' },
  brought: { id: '0950', name: 'Credits brought from another product', kind: 'balance' },
  bank: { id: '1100', name: 'Bank', kind: 'balance' },
  provider: { id: '1300', name: 'Payment provider', kind: 'balance' },
  receivable: { id: '1310', name: 'Owed by members', kind: 'balance' },
  exchange: { id: '1390', name: 'Exchanged by the payment provider', kind: 'balance' },
  input_vat: { id: '1520', name: 'VAT paid, to get back', kind: 'balance' },
  unspent: { id: '1700', name: 'Unspent credits, without VAT', kind: 'balance' },
  fees: { id: '4500', name: 'Fees of the payment provider', kind: 'result' },
  used: { id: '8000', name: 'Credits used', kind: 'result' },
  refunds: { id: '8100', name: 'Refunds', kind: 'result' },
  chargebacks: { id: '8110', name: 'Chargebacks', kind: 'result' },
  breakage: { id: '8900', name: 'Credits left behind', kind: 'result' },
} as const satisfies Record<string, { id: string; name: string; kind: AccountKind }>;

const VAT = '1500-';
const byId = new Map<string, { readonly name: string; readonly kind: AccountKind }>(Object.values(fixed).map((one) => [one.id, one]));

export const nameOf = (account: string): string =>
  account.startsWith(VAT) ? `VAT to pay, ${account.slice(VAT.length)}` : (byId.get(account)?.name ?? account);
export const kindOf = (account: string): AccountKind => byId.get(account)?.kind ?? 'balance';

/** A side of an entry: more than 0 is a debit, less a credit. Minor units. */
export interface Line {
  readonly account: string;
  readonly minor: number;
}
export interface AccountBalance extends Line {
  readonly currency: string;
}

export interface EntryFacts {
  readonly account: string;
  readonly contra: string;
  readonly kind: string;
  readonly country: string;
}

/** What a movement is called, and where its share of the revenue belongs, if it has one. Its VAT has the same name, and an account of its own. */
const movements: Readonly<Record<string, { readonly words: string; readonly revenue?: keyof typeof fixed }>> = {
  payment: { words: 'Sale', revenue: 'unspent' },
  refund: { words: 'Refund', revenue: 'refunds' },
  refund_void: { words: 'Refund that came again', revenue: 'refunds' },
  paid_elsewhere: { words: 'Refund by bank', revenue: 'refunds' },
  chargeback: { words: 'Chargeback', revenue: 'chargebacks' },
  chargeback_void: { words: 'Chargeback that was reversed', revenue: 'chargebacks' },
  receivable: { words: 'Owed for used credits', revenue: 'chargebacks' },
  receivable_void: { words: 'No longer owed', revenue: 'chargebacks' },
  settlement_exchange: { words: 'Exchanged by the payment provider' },
  settlement_fee: { words: 'Fees of the payment provider' },
  settlement_payout: { words: 'Payout of the payment provider' },
  settlement_payout_void: { words: 'Payout that did not arrive' },
};
const SALE = 'payment';
export const isSale = (kind: string): boolean => kind.replace(/_vat$/, '') === SALE;

function movementOf(kind: string) {
  const movement = movements[kind.replace(/_vat$/, '')];
  if (!movement) throw new RangeError(`the books know no movement ${kind}`);
  return movement;
}
export const wordsOf = (kind: string): string => movementOf(kind).words + (kind.endsWith('_vat') ? ', VAT' : '');

function accountOf(account: string, { kind, country }: EntryFacts): string {
  switch (account) {
    case 'provider':
    case 'bank':
    case 'receivable':
    case 'exchange':
    case 'fees':
    case 'input_vat':
      return fixed[account].id;
    case 'vat':
      return VAT + country;
    case 'revenue': {
      const { revenue } = movementOf(kind);
      if (!revenue) throw new RangeError(`the books know no revenue of ${kind}`);
      return fixed[revenue].id;
    }
    default:
      throw new RangeError(`the books know no account ${account}`);
  }
}

/** The two sides of a movement, or of the sum of many alike. */
export const linesOfEntry = (entry: EntryFacts & { readonly minor: number }): readonly [Line, Line] => [
  { account: accountOf(entry.account, entry), minor: entry.minor },
  { account: accountOf(entry.contra, entry), minor: -entry.minor },
];

export interface Released {
  /** Came from another product, unused: owed from now on. */
  readonly broughtMinor: number;
  readonly usedMinor: number;
  readonly returnedMinor: number;
  readonly breakageMinor: number;
}

/** What left the unspent credits on a day: it was used, taken back with its money, or left behind; and what came to them without a sale. */
export const linesOfCredits = ({ broughtMinor, usedMinor, returnedMinor, breakageMinor }: Released): Line[] =>
  [
    { account: fixed.brought.id, minor: broughtMinor },
    { account: fixed.unspent.id, minor: usedMinor + returnedMinor + breakageMinor - broughtMinor },
    { account: fixed.used.id, minor: -usedMinor },
    { account: fixed.refunds.id, minor: -returnedMinor },
    { account: fixed.breakage.id, minor: -breakageMinor },
  ].filter(({ minor }) => minor !== 0);

const keyOf = ({ currency, account }: Pick<AccountBalance, 'currency' | 'account'>): string => `${currency} ${account}`;

/** Adds up what concerns the same account in the same currency; accounts without a balance are left out. */
export function addUp(...parts: readonly (readonly AccountBalance[])[]): AccountBalance[] {
  const sums = new Map<string, AccountBalance>();
  for (const one of parts.flat()) sums.set(keyOf(one), { ...one, minor: one.minor + (sums.get(keyOf(one))?.minor ?? 0) });
  return [...sums.values()].filter(({ minor }) => minor !== 0).toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

/** A new year begins: what came of the old one stands in one account. */
export const carryResults = (balances: readonly AccountBalance[]): AccountBalance[] =>
  addUp(balances.map((one) => (kindOf(one.account) === 'result' ? { ...one, account: fixed.results.id } : one)));
