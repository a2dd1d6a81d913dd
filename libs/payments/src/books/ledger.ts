// The codes rest in the books: they never change their meaning. `sql/reasons.sql` holds the same table, and a spec holds the two together.

/** What an entry is for. */
const entryKinds = {
  purchase: 1,
  signupBonus: 2,
  message: 3,
  gift: 4,
  refund: 5,
  chargeback: 6,
  adjustment: 7,
  photo: 8,
  refundVoid: 9,
  opening: 10,
} as const;
export type EntryKind = keyof typeof entryKinds;

/** The system accounts on the other side. They have no cached balance: a row that every message updates would be waited for. */
const systemAccounts = { sold: 1, bonus: 2, spentMessage: 3, spentGift: 4, refunded: 5, breakage: 6, adjusted: 7, brought: 8 } as const;

interface EntryCodes {
  readonly kind: number;
  readonly contra: number;
}
const booked = (kind: EntryKind, account: keyof typeof systemAccounts): EntryCodes => ({
  kind: entryKinds[kind],
  contra: systemAccounts[account],
});

const codes = {
  purchase: booked('purchase', 'sold'),
  signup_bonus: booked('signupBonus', 'bonus'),
  message: booked('message', 'spentMessage'),
  photo: booked('photo', 'spentMessage'),
  gift: booked('gift', 'spentGift'),
  refund: booked('refund', 'refunded'),
  /** A refund that the provider would not make: the credits come back. */
  refund_void: booked('refundVoid', 'refunded'),
  chargeback: booked('chargeback', 'refunded'),
  /** Credits that members of another product brought along, and that an import took back. */
  opening: booked('opening', 'brought'),
  adjustment: booked('adjustment', 'adjusted'),
  erasure: booked('adjustment', 'breakage'),
} as const satisfies Record<string, EntryCodes>;

/** Why credits come or go. Callers name the reason; which accounts it moves is decided here. */
export type CreditReason = keyof typeof codes;
export const creditReasons = Object.keys(codes) as readonly CreditReason[];

/** How an entry for this reason stands in the books: for those who copy whole books, such as the demo. */
export const entryCodesOf = (reason: CreditReason): EntryCodes => codes[reason];

const kindNames = new Map<number, string>(Object.entries(entryKinds).map(([name, code]) => [code, name]));

/** The name of the kind of an entry, as staff read it. */
export const entryKindOf = (code: number): string => kindNames.get(code) ?? String(code);
