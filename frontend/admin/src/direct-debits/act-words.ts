/** Of the log: what was done about direct debits, and what it was done to. */
export const directDebitActs = {
  'debit.opened': 'Opened a direct debit',
  'mandate.opened': 'Opened a mandate',
  'mandate.account_shown': 'Looked at the bank account of a mandate',
  'debit_block.lifted': 'Lifted a block on direct debit',
} as const;

export const directDebitSubjects = { debit: 'Direct debit', mandate: 'Mandate', debit_block: 'Block on direct debit' } as const;
