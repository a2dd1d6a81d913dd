/** The words of what is done about prices. */
export const priceListCommands = {
  make_price_list: {
    button: 'Set these prices',
    done: 'The prices are set. Members see them within a minute.',
    question: {
      title: 'New prices',
      text: (about: string) =>
        `For ${about}. A list does not change any more once it has begun: a later one takes its place. The log keeps your reason.`,
      keep: 'Cancel',
      reasons: null,
    },
  },
  withdraw_price_list: {
    button: 'Withdraw',
    done: 'The planned prices are withdrawn.',
    question: {
      title: 'Withdraw these planned prices?',
      text: (about: string) => `${about}: these prices do not begin, and what holds until then goes on. The log keeps your reason.`,
      keep: 'Leave them planned',
      reasons: null,
    },
  },
} as const;
