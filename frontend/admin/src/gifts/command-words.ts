/** The words of what is done about gifts. */
export const giftCommands = {
  make_gift: {
    button: 'Make this gift',
    done: 'The gift is made. Members see it within a minute.',
    question: {
      title: 'New gift',
      text: () => 'It comes at the end of the order. The log keeps your reason.',
      keep: 'Cancel',
      reasons: null,
    },
  },
  change_gift: {
    button: 'Save the gift',
    done: 'The gift is saved.',
    question: {
      title: 'Change this gift',
      text: (about: string) =>
        `${about}: what was sent before keeps what it cost; its name and picture change there too. The log keeps your reason.`,
      keep: 'Cancel',
      reasons: null,
    },
  },
  retire_gift: {
    button: 'Retire',
    done: 'The gift is retired.',
    question: {
      title: 'Retire this gift?',
      text: (about: string) =>
        `${about} can no longer be sent. It stays in the conversations and books where it is. The log keeps your reason.`,
      keep: 'Go on offering it',
      reasons: null,
    },
  },
  restore_gift: {
    button: 'Offer again',
    done: 'The gift can be sent again.',
    question: {
      title: 'Offer this gift again?',
      text: (about: string) => `${about} can be sent again within its days and sites. The log keeps your reason.`,
      keep: 'Leave it retired',
      reasons: null,
    },
  },
  order_gifts: {
    button: 'Save this order',
    done: 'The order is saved.',
    question: {
      title: 'Save this order?',
      text: (about: string) => `Members see the gifts in this order: ${about}. The log keeps your reason.`,
      keep: 'Cancel',
      reasons: null,
    },
  },
} as const;
