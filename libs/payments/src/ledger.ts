/** What a ledger entry is for. The codes rest in the books: they never change their meaning. */
export const ledgerKinds = { purchase: 1, signupBonus: 2, message: 3, gift: 4, refund: 5, chargeback: 6, adjustment: 7, photo: 8 } as const;
export type LedgerKind = keyof typeof ledgerKinds;

/** The system accounts on the other side. They have no cached balance: a row that every message updates would be waited for. */
export const contraAccounts = { sold: 1, bonus: 2, spentMessage: 3, spentGift: 4, refunded: 5, breakage: 6, adjusted: 7 } as const;
export type ContraAccount = keyof typeof contraAccounts;
