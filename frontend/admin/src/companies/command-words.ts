/** The words of what is done about companies. */
export const companyCommands = {
  make_company: {
    button: 'Make the company',
    done: 'The company is made. No site has it yet.',
    question: {
      title: 'New company',
      text: () => 'It sells nothing until a site is given to it. The log keeps your reason.',
      keep: 'Cancel',
      reasons: null,
    },
  },
  change_company: {
    button: 'Save',
    done: 'The details are changed. Members see them within five minutes.',
    question: {
      title: 'Change the details',
      text: (about: string) =>
        `Of ${about}. Orders and papers keep what they were made with. The log keeps your reason, and what stood there before.`,
      keep: 'Cancel',
      reasons: null,
    },
  },
  give_site: {
    button: 'Give the site',
    done: 'The site has this company from now on.',
    question: {
      title: 'Give a site to this company',
      text: (about: string) => `From now on, ${about} sells on the site that you choose. The log keeps your reason.`,
      keep: 'Cancel',
      reasons: null,
    },
  },
  set_vat_scheme: {
    button: 'Note it',
    done: 'It is noted.',
    question: {
      title: 'How VAT is paid in a country',
      text: (about: string) =>
        `By ${about}. What held in earlier quarters is not changed any more: a later one takes its place. The log keeps your reason.`,
      keep: 'Cancel',
      reasons: null,
    },
  },
  withdraw_vat_scheme: {
    button: 'Withdraw',
    done: 'It is withdrawn.',
    question: {
      title: 'Withdraw this?',
      text: (about: string) =>
        `${about}: it counts as if it had never been noted, and what held before goes on. Earlier quarters stay as they are. The log keeps your reason.`,
      keep: 'Leave it',
      reasons: null,
    },
  },
} as const;
