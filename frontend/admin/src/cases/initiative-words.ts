import type { GrantReason, InitiativeReason, MoreReason, RefuseMoreReason, SignalKind } from '#contracts-admin';

/** Why staff open a case that nobody told of. */
export const initiativeReasons: Record<InitiativeReason, string> = {
  signals: 'The signals point to it',
  seen_on_profile: 'I saw it on the profile',
  seen_in_other_case: 'I came across it in another case',
  several_accounts: 'Several accounts seem to belong together',
};

/** What was noticed, in a word or two. */
export const signalNames: Record<SignalKind, string> = {
  message: 'Words of a scam in messages',
  openers: 'The same first words to many',
  opener_link: 'Links in first messages',
  opener_iban: 'Bank accounts in first messages',
  opener_contact: 'Addresses or numbers in first messages',
  photo: 'A photo like a rejected one',
  throwaway_address: 'A throw-away address',
  signup_burst: 'Many sign-ups from one network',
  fast_openings: 'First messages in a hurry',
  many_profiles: 'Very many profiles looked at',
  many_photos: 'Very many photos looked at',
};

export const moreReasons: Record<MoreReason, string> = {
  unclear_alone: 'These messages alone do not say what is meant',
  fraud_suspected: 'I suspect fraud',
  danger_suspected: 'I suspect danger',
  may_be_harmless: 'It may be harmless between these two',
};
export const grantReasons: Record<GrantReason, string> = {
  needed_to_judge: 'It cannot be judged without',
  danger_to_somebody: 'Somebody may be in danger',
};
export const refuseMoreReasons: Record<RefuseMoreReason, string> = {
  enough_to_judge: 'What is there is enough to judge by',
  reaches_too_far: 'It would reach too far into their privacy',
};
export const answerReasons: Record<GrantReason | RefuseMoreReason, string> = { ...grantReasons, ...refuseMoreReasons };

export const moreCommands = {
  ask_more: {
    button: 'Ask to read more',
    done: 'Asked. A second person has to agree.',
    question: {
      title: 'Ask to read more of these conversations?',
      text: () =>
        'Ten messages before and ten after each of those that made the signals, of both sides. A second person has to agree first. The log keeps your reason.',
      keep: 'Leave it',
      reasons: moreReasons,
    },
  },
  grant_more: {
    button: 'Agree',
    done: 'More can be read now.',
    question: {
      title: 'Agree that more is read?',
      text: () => 'Ten messages before and ten after, of both sides, can be read in this case from now on. The log keeps your reason.',
      keep: 'Think again',
      reasons: grantReasons,
    },
  },
  refuse_more: {
    button: 'Refuse',
    done: 'Refused. No more can be read.',
    question: {
      title: 'Refuse that more is read?',
      text: () => 'The case shows what made the signals, and no more. The log keeps your reason.',
      keep: 'Think again',
      reasons: refuseMoreReasons,
    },
  },
};

export const openCaseWords = {
  button: 'Open a case',
  done: 'The case is open, and yours.',
  question: {
    title: 'Open a case of our own?',
    text: (about: string) =>
      `The case about ${about} shows what made the signals that you choose, and no more of any conversation. Nobody reported it: the member reads so if you decide something. The log keeps your reason.`,
    keep: 'Leave it',
    reasons: initiativeReasons,
  },
};

export const initiativeWords = {
  title: 'A case of our own',
  text: (name: string) => `${name} opened this case. Nobody reported it, so nobody is told what comes of it but the member.`,
  why: 'Why',
  signals: 'Signals',
  noSignals: 'None: somebody saw it.',
  category: 'What may be wrong',
  rests: 'Signals that the case rests on',
  note: 'Note for other moderators (can be left out)',
  wasOpen: 'A case of our own about this member is open already: this one.',
  aboutPhoto: 'Open a case about this photo',
  photos: 'Photos that it is about',
  messages: (count: number) => `Messages that made the signals: ${count}`,
  readText: 'You see what made the signals, and nothing else of these conversations. The log keeps who read it, and why.',
  made: 'Made the signal',
  conversation: (number: number) => `Conversation ${number}`,
  fromOther: 'The other one',
  statementNone: 'The member hears nothing of it. Nobody reported, so nobody else does either.',
  asked: (name: string, time: string, reason: string) => `${name} asked on ${time} to read more: ${reason}.`,
  waits: 'A second person has to agree.',
  granted: (name: string, reason: string) => `${name} agreed: ${reason}. Ten messages on each side can be read as well.`,
  refused: (name: string, reason: string) => `${name} refused: ${reason}.`,
  asksSecond: 'Asks for a second person',
  atOpening: 'When the case was opened',
  unchanged: 'When the case was opened, and today',
};
