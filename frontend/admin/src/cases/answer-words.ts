import type { Appellant, OverturnReason, ResolveReason, UpholdReason } from '#contracts-admin';

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
      reasons: {
        rule_broken: 'The rule was broken',
        nothing_new: 'The appeal says nothing that changes it',
        no_rule_broken: 'No rule was broken',
      } satisfies Record<UpholdReason, string>,
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
        rule_broken: 'A rule was broken',
        overlooked: 'Something was overlooked',
      } satisfies Record<OverturnReason, string>,
    },
  },
};

/** Asked about an objection of each: what it does is not the same. */
export const appealQuestions: Record<
  Appellant,
  Record<keyof typeof appealCommands, { readonly title: string; readonly text: () => string }>
> = {
  member: { uphold_decision: appealCommands.uphold_decision.question, overturn_decision: appealCommands.overturn_decision.question },
  notifier: {
    uphold_decision: {
      title: 'Does it stay dismissed?',
      text: () => 'Nothing happens to the member. Whoever told us of it hears so by mail. The log keeps your reason.',
    },
    overturn_decision: {
      title: 'Open the case again?',
      text: () =>
        'It waits in the queue again, for you or somebody else than who dismissed it, and whoever told us of it hears so by mail. The log keeps your reason.',
    },
  },
};
