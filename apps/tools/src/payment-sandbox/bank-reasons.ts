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
