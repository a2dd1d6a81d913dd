/** The words of what is done about opening lines. */
export const siteListCommands = {
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
  set_interests: {
    button: 'Save these interests',
    done: 'The interests are saved. Members see them within a minute.',
    question: {
      title: 'Save these interests?',
      text: (about: string) => `${about}. Profiles keep what stands on them. The log keeps your reason.`,
      keep: 'Cancel',
      reasons: null,
    },
  },
} as const;
