import type { ResolveReason } from '#contracts-admin';

const resolveReasons: Record<ResolveReason, string> = {
  explained: 'I explained how it is',
  mended: 'What was wrong is mended',
  given_back: 'They get their money or credits back',
  passed_on: 'Somebody else here does it',
  nothing_wrong: 'Nothing was wrong',
};

export const resolveWords = {
  button: 'Send the answer',
  done: 'The answer is on its way.',
  question: {
    title: 'Send this answer?',
    text: (about: string) =>
      `${about} gets it by mail, word for word, and the case is closed. It cannot be taken back. The log keeps your reason.`,
    keep: 'Write on',
    reasons: resolveReasons,
  },
};

export const appealCommands = {
  uphold_decision: {
    button: 'Uphold the decision',
    done: 'The decision stays.',
    question: {
      title: 'Uphold this decision?',
      text: () => 'It stays as it is, and the member hears so by mail. The log keeps your reason.',
      keep: 'Think again',
      reasons: { rule_broken: 'The rule was broken', nothing_new: 'The appeal says nothing that changes it' },
    },
  },
  overturn_decision: {
    button: 'Overturn the decision',
    done: 'The decision is taken back.',
    question: {
      title: 'Overturn this decision?',
      text: () => 'The member has everything again, account, photos and texts, and hears so by mail. The log keeps your reason.',
      keep: 'Think again',
      reasons: {
        rule_not_broken: 'The rule was not broken',
        too_severe: 'The measure was too severe',
        mistaken_person: 'It was somebody else',
        new_facts: 'There are new facts',
      },
    },
  },
};
