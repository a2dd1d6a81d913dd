/** The words of what is done about discount codes. */
export const discountCodeCommands = {
  make_codes: {
    button: 'Make',
    done: 'The codes are made.',
    question: {
      title: 'New discount codes',
      text: () => 'A code counts as soon as it is made, and does not change any more: it can only be stopped. The log keeps your reason.',
      keep: 'Cancel',
      reasons: null,
    },
  },
  stop_code: {
    button: 'Stop this code',
    done: 'The code is stopped.',
    question: {
      title: 'Stop this code?',
      text: (about: string) => `Nobody can use ${about} from now on. Orders that have it keep their discount. The log keeps your reason.`,
      keep: 'Leave it',
      reasons: null,
    },
  },
  resume_code: {
    button: 'Let it count again',
    done: 'The code counts again.',
    question: {
      title: 'Let this code count again?',
      text: (about: string) => `${about} can be used at once, as far as its conditions allow. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: null,
    },
  },
} as const;
