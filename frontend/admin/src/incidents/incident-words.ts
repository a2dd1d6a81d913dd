import type { StatusPart } from '#contracts';
import type { IncidentKind } from '#contracts-admin';

/** Words about what members are told on the status page. */
export const incidentWords = {
  intro: 'What members read on the status page, also while the site does not answer. It is there within a minute.',
  none: 'Nothing was ever told.',
  write: 'Tell members',
  title: 'Tell members',
  changeTitle: 'Change what members are told',
  page: 'Open the status page',
  kind: 'What is it?',
  kinds: { trouble: 'Trouble', work: 'Planned work' } satisfies Record<IncidentKind, string>,
  parts: 'What does not work as usual?',
  partNames: {
    site: 'Pages and logging in',
    search: 'Search',
    chat: 'Chat',
    photos: 'Photos',
    payments: 'Payments',
    mail: 'E-mail',
  } satisfies Record<StatusPart, string>,
  beganAt: 'Since when',
  endedAt: 'Until when',
  endedHelp: 'Leave it empty while it lasts.',
  times: 'In the time of this computer.',
  languages: 'Languages',
  text: 'Text',
  textHelp:
    'What members notice, and what they have to do. Plain words, no names of machines. Readers of a language without a text get the English one.',
  left: (count: number) => `${count} letters left`,
  written: (language: string) => `${language}, written`,
  lasts: 'It lasts',
  meanwhile: 'A colleague has just changed it. Close this, and look again.',
  lookAgain: 'Something is missing. Look at the fields that are marked.',
  faults: {
    parts: 'Choose one at least.',
    began_at: 'Say since when.',
    ended_at: 'This is before it began.',
    text: 'Write it in one language at least.',
  },
  cancel: 'Cancel',
} as const;

/** The words of the two acts. */
export const incidentCommands = {
  write_incident: { button: 'Show it to members', done: 'Members can read it within a minute.', question: null },
  change_incident: { button: 'Change', done: 'Members can read it within a minute.', question: null },
} as const;
