import type { StatusWords } from '../status-words.js';

export const statusWords: StatusWords = {
  title: 'Is everything working?',
  summary: {
    up: 'Everything works.',
    slow: 'Everything works, but some of it is slow.',
    down: 'Some of the site does not work just now. We are on it.',
    away: 'The site does not answer just now. We are on it. You need not do anything.',
  },
  asOf: 'As of {time}. This page is written anew every minute.',
  again: 'Look again',
  home: 'Go to the site',
  parts: {
    site: { name: 'Pages and logging in', what: 'Open the site, log in, change your profile' },
    search: { name: 'Search', what: 'Find people and look at profiles' },
    chat: { name: 'Chat', what: 'Read and write messages' },
    photos: { name: 'Photos', what: 'Add photos and look at them' },
    payments: { name: 'Payments', what: 'Buy credits' },
    mail: { name: 'E-mail', what: 'Mails from us to you' },
  },
  states: { up: 'Works', slow: 'Works, but slowly', down: 'Does not work' },
  incidents: {
    title: 'What we tell about it',
    none: 'In the last 90 days there was nothing to tell.',
    now: 'Now',
    planned: 'Planned',
    past: 'Earlier',
    trouble: 'Trouble',
    work: 'Planned work',
    since: 'Since {time}',
    span: 'From {from} to {until}',
    from: 'From {from}',
  },
  history: {
    label: '{part}: the last 90 days',
    share: 'It worked {percent} of the time in the last 90 days.',
    shareSoFar: {
      one: 'It worked {percent} of the time on the one day measured so far.',
      other: 'It worked {percent} of the time on the {count} days measured so far.',
    },
    unknown: 'We have no figures yet.',
    good: 'We saw no trouble.',
    badDays: 'Days with trouble',
    slow: 'slow for {time}',
    down: 'did not work for {time}',
    legend:
      'One bar for each day. A tall bar: it worked. A half bar: it was slow. A short bar: it did not work. A dot: we have no figures.',
  },
  languages: 'This page in other languages',
};
