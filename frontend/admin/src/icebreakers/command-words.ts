/** The words of what is done about opening lines. */
export const icebreakerCommands = {
  set_icebreakers: {
    button: 'Save these lines',
    done: 'The opening lines are saved. Members see them within a minute.',
    question: {
      title: 'Save these opening lines?',
      text: (about: string) => `${about}. The log keeps your reason.`,
      keep: 'Cancel',
      reasons: null,
    },
  },
} as const;
