/** The words of what is done about VAT. */
export const vatRateCommands = {
  add_vat_rate: {
    button: 'Add the rate',
    done: 'The rate is added. It holds from its day on.',
    question: {
      title: 'Add a rate',
      text: (about: string) =>
        `For ${about}. A rate does not change any more once it has begun: a later one takes its place. The log keeps your reason.`,
      keep: 'Cancel',
      reasons: null,
    },
  },
  withdraw_vat_rate: {
    button: 'Withdraw',
    done: 'The planned rate is withdrawn.',
    question: {
      title: 'Withdraw this planned rate?',
      text: (about: string) => `${about}: it does not begin, and what holds until then goes on. The log keeps your reason.`,
      keep: 'Leave it planned',
      reasons: null,
    },
  },
} as const;
