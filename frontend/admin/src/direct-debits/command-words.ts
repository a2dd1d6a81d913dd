/** The words of what is done about direct debits. */
export const directDebitCommands = {
  lift_debit_block: {
    button: 'Lift the block',
    done: 'The block is lifted.',
    question: {
      title: 'Lift this block?',
      text: (about: string) =>
        `${about} can be used for direct debit again at once. The member gets no message. Other blocks stay: each is lifted by itself. The log keeps your reason.`,
      keep: 'Keep it',
      reasons: null,
    },
  },
  show_mandate_account: {
    button: 'Show the account',
    done: 'The log keeps that you looked at it.',
    question: {
      title: 'Look at the bank account?',
      text: (about: string) => `${about}: the number, the holder, the address and the phone. The log keeps who looked, and why.`,
      keep: 'Leave it closed',
      reasons: null,
    },
  },
} as const;
