/** Why banks refuse debits or take them back: the codes of ISO 20022 that shops meet, in Mollie's words. */
export const bankReasons = {
  AC01: 'Account identifier incorrect (i.e. invalid IBAN)',
  AC04: 'Account closed',
  AC06: 'Account blocked for direct debit',
  AM04: 'Insufficient funds',
  MD01: 'No mandate',
  MD06: 'Refund requested by the debtor',
  MD07: 'Debtor deceased',
  MS02: 'Refusal by the debtor',
  MS03: 'Reason not specified',
  SL01: 'Specific service of the bank',
} as const;
export type BankReason = keyof typeof bankReasons;

export const bankReasonCodes = Object.keys(bankReasons) as BankReason[];

/** From one thing that banks do with a debit by themselves to the next. */
export const DEBIT_STEP_MS = 20_000;

/** `waits`: until somebody decides at the controls. */
export type DebitFate =
  | { readonly does: 'pays' | 'waits' | 'rejects mandates' }
  | { readonly does: 'refuses'; readonly reason: BankReason }
  | { readonly does: 'takes back'; readonly reason: BankReason; readonly isReversed: boolean };

/** What the bank of an account does, as agreed by how its IBAN ends, so that a demo and its journeys need nobody at the controls. */
const fates: Readonly<Record<string, DebitFate>> = {
  9901: { does: 'refuses', reason: 'AM04' },
  9902: { does: 'refuses', reason: 'AC04' },
  9903: { does: 'takes back', reason: 'MD06', isReversed: false },
  9904: { does: 'takes back', reason: 'MD06', isReversed: true },
  9905: { does: 'waits' },
  9906: { does: 'rejects mandates' },
};

export const fateOf = (iban: string): DebitFate => fates[iban.slice(-4)] ?? { does: 'pays' };
