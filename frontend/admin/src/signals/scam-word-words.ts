import type { AddWordReason, RemoveWordReason } from '#contracts-admin';

const addReasons: Record<AddWordReason, string> = {
  seen_in_reports: 'Members reported messages with it',
  new_pattern: 'Something new goes on',
  told_by_police: 'The police or others told us',
};
const removeReasons: Record<RemoveWordReason, string> = {
  too_many_wrong: 'It notices too many who did nothing',
  no_longer_used: 'Nobody writes it any more',
  added_by_mistake: 'It was added by mistake',
};

export const scamWordCommands = {
  add_scam_word: {
    button: 'Add these words',
    done: 'Added. They count everywhere within a minute.',
    question: {
      title: 'Add these words?',
      text: (about: string) =>
        `${about} Whoever gets a message with them reads a caution, and a moderator sees that there was one. Nobody is stopped by it. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: addReasons,
    },
  },
  remove_scam_word: {
    button: 'Remove',
    done: 'Removed. It ends everywhere within a minute.',
    question: {
      title: 'Remove these words?',
      text: (about: string) => `${about} What was noticed before stays as it is. The log keeps your reason.`,
      keep: 'Keep them',
      reasons: removeReasons,
    },
  },
};

export const scamWordWords = {
  title: 'Words of scams that you added',
  intro:
    'They stand beside the words of the program, which are always there. Words with blanks between; * stands for any ending, … for up to three words between.',
  none: 'You have added no words.',
  phrase: 'Words',
  phraseHelp: 'For example: gouden tientje*, or send … voucher. Four letters at least.',
  language: 'Language',
  caution: 'What they warn of',
  form: 'Add words of scams',
  tryIt: 'Try on the first messages of the last 30 days',
  hit: (phrase: string, members: number, confirmed: number) =>
    members === 0
      ? `“${phrase}” stands in nobody’s first messages.`
      : `“${phrase}” stands in first messages of ${members === 1 ? 'one member' : `${members} members`}. Moderators decided against ${confirmed} of them.`,
  about: (phrase: string, language: string, caution: string) => `“${phrase}” (${language}, ${caution}).`,
} as const;
