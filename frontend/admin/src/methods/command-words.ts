/** The words of what is done about ways to pay. */
export const methodCommands = {
  set_payment_methods: {
    button: 'Set the ways to pay',
    done: 'The ways to pay are set. Members see them within a minute.',
    question: {
      title: 'Set the ways to pay of this country?',
      text: (about: string) => `${about}. Orders that were made keep theirs. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: null,
    },
  },
} as const;
