import type { SignalRuleName, SignalRuleRow } from '#contracts-admin';

type Threshold = NonNullable<SignalRuleRow['threshold']>;

/** The rules of signals, as a moderator reads them. */
export const ruleWords = {
  intro: 'By these rules something is noticed without anybody telling. A signal decides nothing: it asks you to look.',
  rules: {
    photo_likeness: {
      name: 'Photos that look like a rejected one',
      looksAt:
        'Each new photo, beside those that were rejected, removed, or of members banned for money or a false identity in the last 24 months. Two photos differ in 0 to 64 points; up to about 10 they are the same picture.',
      number: 'Points that may differ, at most',
    },
    throwaway_address: {
      name: 'Addresses of throw-away providers',
      looksAt: 'The address of each sign-up, beside a list of well-known providers of addresses that last for minutes.',
      number: '',
    },
    signup_burst: {
      name: 'Many sign-ups from one network',
      looksAt:
        'Sign-ups within an hour that come from one network. Where a sign-up came from is kept for two hours only, so that no other number can be tried on the past.',
      number: 'Sign-ups within an hour, at least',
    },
    fast_openings: {
      name: 'First messages in a hurry',
      looksAt: 'How many conversations a member begins within ten minutes.',
      number: 'Conversations within ten minutes, at least',
    },
    same_openers: {
      name: 'The same first words to many',
      looksAt: 'First messages of at least 80 letters that say the same to several members within a day, whatever the name in them.',
      number: 'Members with the same words, at least',
    },
    opener_link: {
      name: 'Web links in first messages',
      looksAt: 'The first message to each member: whether a web address stands in it, written out or with dots in words.',
      number: 'Members with a link in the first message within a day, at least',
    },
    opener_iban: {
      name: 'Bank accounts in first messages',
      looksAt:
        'The first message to each member: whether the number of a bank account stands in it (IBAN). Its check digits must be right.',
      number: 'Members with an account in the first message within a day, at least',
    },
    opener_contact: {
      name: 'Addresses and numbers in first messages',
      looksAt:
        'The first message to each member: whether an e-mail address, a telephone number, a name with @ or the way to another messenger stands in it. Honest people do this too.',
      number: 'Members with such a first message within a day, at least',
    },
    many_profiles: {
      name: 'Very many profiles in a day',
      looksAt:
        'How many different profiles lists and pages show a member within a day. It takes notice at half of what the settings of the site allow; at the end nothing more is shown until the next day. It counts for no other limit.',
      number: '',
    },
    many_photos: {
      name: 'Very many photos in a day',
      looksAt:
        'How many different clear photos of others a member sees within a day. It takes notice at half of what the settings of the site allow; at the end nothing more is shown until the next day. It counts for no other limit.',
      number: '',
    },
    scam_words: {
      name: 'Words of scams',
      looksAt:
        'Messages that ask for money, gift cards, bank details or crypto coins, in eleven languages; and numbers, addresses and links that lead away. The receiver reads a caution; a moderator sees that there was one.',
      number: '',
    },
  } satisfies Record<SignalRuleName, { name: string; looksAt: string; number: string }>,
  now: ({ sense, now, standard }: Threshold) =>
    `Takes notice ${sense === 'from' ? `from ${now} on` : `up to ${now}`} (standard: ${standard}).`,
  list: 'A list: there is no number to change.',
  found: (days: number, members: number, confirmed: number) =>
    members === 0
      ? `Noticed nobody in the last ${days} days.`
      : `Noticed ${members === 1 ? 'one member' : `${members} members`} in the last ${days} days; moderators decided against ${confirmed} of them (${Math.round((100 * confirmed) / members)} %).`,
  tryIt: (days: number) => `Try on the last ${days} days`,
  tryOf: (name: string) => `Try: ${name}`,
  range: (min: number, max: number) => `A whole number from ${min} to ${max}.`,
  hit: (threshold: number, members: number, confirmed: number) =>
    members === 0
      ? `With ${threshold}, it would have noticed nobody.`
      : `With ${threshold}, it would have noticed ${members === 1 ? 'one member' : `${members} members`}. Moderators decided against ${confirmed} of them.`,
  unchanged: 'Nothing was changed.',
  cut: (looked: number) => `There was too much to look at all of it: only the newest ${looked} were looked at.`,
  more: (count: number) => `And ${count} more.`,
  confirmed: 'Decided against',
  nameless: 'Erased, or without a profile',
  change: (name: string, before: number, after: number) => `${name}: ${after} instead of ${before}.`,
} as const;
