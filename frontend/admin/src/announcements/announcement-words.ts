import type { AnnouncementKind, AnnouncementState } from '#contracts-admin';

const kinds: Record<AnnouncementKind, string> = {
  promotion: 'Promotion',
  site_news: 'Site news',
  changed_terms: 'Changed terms',
  site_closing: 'Site closing',
};
/** Who gets it, as the writer has to know. */
const kindHelp: Record<AnnouncementKind, string> = {
  promotion:
    'Only members who switched promotions on get it. They can stop it with one click. Who wants it on their devices is shown the title.',
  site_news:
    'Members who have not switched news off get it. They can stop it with one click. Who wants it on their devices is shown the title.',
  changed_terms: 'Every member gets it, whatever they switched off: use it only when the terms change.',
  site_closing: 'Every member gets it, whatever they switched off: use it only when something ends.',
};
const states: Record<AnnouncementState, string> = {
  draft: 'Draft',
  planned: 'Planned',
  running: 'Running',
  done: 'Done',
  stopped: 'Stopped',
};

/** What members are written to: list, editor and page. */
export const announcementWords = {
  kinds,
  kindHelp,
  states,
  none: 'Nothing was written to members yet.',
  make: 'New announcement',
  title: 'Announcement',
  kind: 'Kind',
  site: 'Site',
  allSites: 'All sites',
  countries: 'Countries',
  everywhere: 'Everywhere',
  path: 'Page of the site',
  pathHelp: 'Where the button leads, such as /premium. Empty: the usual page.',
  languages: 'Languages',
  written: (language: string) => `${language}, written`,
  subject: 'Title',
  body: 'Text',
  bodyHelp: 'An empty line begins a new paragraph. No HTML, no links: the button leads to the site.',
  left: (left: number) => `${left} characters left`,
  fallback: (language: string, other: string) => `Nothing is written in ${language}: its readers get the text in ${other}.`,
  faults: {
    both: 'Write a title and a text, or leave both empty.',
    needed: 'Write it in English or in Dutch at least: who reads no other of your languages gets that one.',
    path: 'A page of the site begins with a slash, such as /premium.',
    other: 'This cannot be sent like this.',
  },
  faultsIn: (list: string) => `Something is missing in: ${list}.`,
  preview: 'Preview',
  previewOf: (language: string) => `The mail in ${language}`,
  previewNothing: 'Write a title and a text to see the mail here.',
  about: (subject: string) => `Subject: ${subject}`,
  counting: 'Counting the receivers …',
  receivers: (count: string) => `${count} members would get it now.`,
  oneReceiver: 'One member would get it now.',
  nobody: 'Nobody would get it now.',
  saveFirst: 'Save it first: what is saved is what goes out.',
  unsaved: 'Not saved yet',
  at: 'When',
  atHelp: 'By the clock of your computer. Empty: at once. Quiet hours of members are kept.',
  nobodyYet: (count: string) => `It goes to ${count}.`,
  progress: (sent: string, receivers: string) => `${sent} of ${receivers}`,
  copy: 'Use as a new draft',
  facts: {
    state: 'State',
    receivers: 'Members when it began',
    sent: 'Mails sent',
    startsAt: 'Begins',
    endedAt: 'Ended',
    madeBy: 'By',
    savedAt: 'Saved',
  },
  sentHelp: 'Others find it in their daily or weekly summary, have quiet hours, or switched it off meanwhile.',
};
