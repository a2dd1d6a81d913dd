/** The words of what is done about the words of a site. */
export const siteWordCommands = {
  change_words: {
    button: 'Set these words',
    done: 'The words are set. Members see them within a minute.',
    question: {
      title: 'Set these words?',
      text: (about: string) =>
        `${about}: they are in force at once, in every language as they stand in the form. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: null,
    },
  },
} as const;
