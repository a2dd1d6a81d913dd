import type { commands } from '#contracts-admin';

type PapersReason = (typeof commands.send_papers.reason.choices)[number];

export const papersReasons: Record<PapersReason, string> = {
  member_asked: 'The member asked',
  lost: 'The mail was lost',
  other: 'Another reason',
};

/** The words of what is done about orders. */
export const orderCommands = {
  send_papers: {
    button: 'Send the papers again',
    done: 'The papers are on their way.',
    question: {
      title: 'Send the papers again?',
      text: () => 'The member gets the invoices and credit notes of this order by mail, as they were. The log keeps your reason.',
      keep: 'Leave it',
      reasons: papersReasons,
    },
  },
  settle_country: {
    button: 'The country is right',
    done: 'The country is settled.',
    question: {
      title: 'Is this the country in which it is taxed?',
      text: (about: string) => `${about}. Say so when you know where the member lives. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: null,
    },
  },
  allow_buying: {
    button: 'Let this member buy again',
    done: 'The member may buy again.',
    question: {
      title: 'Let this member buy again?',
      text: (about: string) => `${about} may buy at once, although a bank took money back. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: null,
    },
  },
} as const;
