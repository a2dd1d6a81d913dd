/** The words of what is done about payment issues. */
export const issueCommands = {
  take_issue: { button: 'Take it on', done: 'It is yours.', question: null },
  note_issue: { button: 'Write a note', done: 'The note is saved.', question: null },
  close_issue: {
    button: 'Close it',
    done: 'It is closed.',
    question: {
      title: 'Close this issue?',
      text: (about: string) => `${about}. If it is found again, it opens anew. The log keeps your reason.`,
      keep: 'Keep it open',
      reasons: null,
    },
  },
  resolve_payout: {
    button: 'Mark as resolved',
    done: 'It is resolved, and the books say so.',
    question: {
      title: 'Mark this payout as resolved?',
      text: (about: string) =>
        `${about} did not arrive. What stands in the books as paid out is booked back: the money is with the provider again. When the provider pays it after all, it is booked anew by itself. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: null,
    },
  },
  pay_elsewhere: {
    button: 'It was paid in another way',
    done: 'The refund is noted as paid.',
    question: {
      title: 'Was this refund paid in another way?',
      text: (about: string) =>
        `${about}. Say so only when the money is on its way from our own bank. The bank account of the member is erased here then. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: null,
    },
  },
  show_bank_account: {
    button: 'Show the bank account',
    done: 'The log keeps that you looked at it.',
    question: {
      title: 'Show the bank account of this refund?',
      text: (about: string) => `${about}. Open it only to pay the refund. The log keeps who looked, and why.`,
      keep: 'Leave it closed',
      reasons: null,
    },
  },
} as const;
