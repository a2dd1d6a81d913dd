/** The words of closing a month of the books, and of opening it again. */
export const bookCommandWords = {
  close_month: {
    button: 'Close the month',
    done: 'The month is closed. Its files are written in a moment.',
    question: {
      title: 'Close this month?',
      text: (about: string) =>
        `${about}: nothing is dated into it any more, and its files stay as they are. What comes late stands in the open month, with the day of its sale. Only an owner can open it again.`,
      keep: 'Leave it open',
      reasons: null,
    },
  },
  reopen_month: {
    button: 'Open it again',
    done: 'The month is open again. Everybody can see that.',
    question: {
      title: 'Open this month again?',
      text: (about: string) =>
        `${about}: the files that were written stay, and everybody who reads the books sees that it was opened again, by whom and why. The log keeps your reason.`,
      keep: 'Leave it closed',
      reasons: null,
    },
  },
} as const;
