/** The words of what is done about texts. */
export const infoTextCommands = {
  save_text: { button: 'Save the draft', done: 'The draft is saved.', question: null },
  discard_text: {
    button: 'Throw the draft away',
    done: 'The draft is gone.',
    question: {
      title: 'Throw this draft away?',
      text: (about: string) => `${about}: what is written in the draft is lost. What readers see stays as it is.`,
      keep: 'Keep it',
      reasons: null,
    },
  },
  publish_text: {
    button: 'Publish',
    done: 'The text is published. Readers see it within a minute.',
    question: {
      title: 'Publish this text?',
      text: (about: string) =>
        `${about}. A version does not change any more once it is in force: a later one takes its place. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: null,
    },
  },
  restore_text: {
    button: 'Go back',
    done: 'Readers see the former text again, within a minute.',
    question: {
      title: 'Go back to this text?',
      text: (about: string) => `${about}: it is in force at once, as a new version. A draft stays as it is. The log keeps your reason.`,
      keep: 'Leave it',
      reasons: null,
    },
  },
  withdraw_text: {
    button: 'Withdraw',
    done: 'The planned text is withdrawn.',
    question: {
      title: 'Withdraw this planned text?',
      text: (about: string) => `${about}: this text does not begin, and what is in force until then goes on. The log keeps your reason.`,
      keep: 'Leave it planned',
      reasons: null,
    },
  },
  publish_terms: {
    button: 'Publish the terms',
    done: 'The terms are published. Members are asked within a minute.',
    question: {
      title: 'Publish the terms in every language?',
      text: (about: string) =>
        `${about}: every member is asked to agree again, and can only go on with the new terms. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: null,
    },
  },
  withdraw_terms: {
    button: 'Withdraw',
    done: 'The planned terms are withdrawn.',
    question: {
      title: 'Withdraw these planned terms?',
      text: (about: string) => `${about}: these terms do not begin in any language, and nobody is asked. The log keeps your reason.`,
      keep: 'Leave them planned',
      reasons: null,
    },
  },
} as const;
