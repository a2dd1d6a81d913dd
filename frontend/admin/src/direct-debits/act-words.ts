/** Of the log: what was done about direct debits, and what it was done to. */
export const directDebitActs = {
  'debits.listed': 'Looked through the direct debits',
  'debit.opened': 'Opened a direct debit',
  'mandates.listed': 'Looked through the mandates',
  'mandate.opened': 'Opened a mandate',
  'mandate.account_shown': 'Looked at the bank account of a mandate',
  'debit_blocks.listed': 'Looked through the blocks on direct debit',
  'debit_block.lifted': 'Lifted a block on direct debit',
} as const;

export const directDebitSubjects = { debit: 'Direct debit', mandate: 'Mandate', debit_block: 'Block on direct debit' } as const;
