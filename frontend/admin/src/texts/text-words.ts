import { infoFacts, type InfoPage } from '#contracts';
import type { TextState, TextVersionState } from '#contracts-admin';
import { placeWords } from '../home/place-words';

export const pageNames: Record<InfoPage, string> = {
  terms: 'Terms',
  privacy: 'Privacy',
  cookies: 'Cookies',
  ban: 'When an account is closed',
  'return-policy': 'Money back',
  faq: 'Questions and answers',
  service: 'Help and contact',
  safety: 'Safe dating',
  accessibility: 'Accessibility',
};

export const textStateNames: Record<TextState, string> = {
  built_in: 'Built in',
  own: 'Own text',
  lacking: 'Language lacking',
};

export const versionStateNames: Record<TextVersionState, string> = {
  in_force: 'In force',
  planned: 'Planned',
  over: 'Over',
  withdrawn: 'Withdrawn',
};

/** What keeps a text from going out, by the code of the server. */
export const faultWords: Readonly<Record<string, string>> = {
  field_required: 'something is empty',
  placeholder_unknown: 'a placeholder that nobody fills in',
  placeholder_missing: 'the company has to be named: write {{company}} somewhere',
  text_has_code: 'tags or addresses that run a script',
  text_too_long: 'too long',
  claim_needs_proof: 'Write down what the claim rests on.',
  terms_text_missing: 'no text yet',
  terms_summary_missing: 'the summary of what changes is missing',
};

/** The pages under /pages, in every language of every site. */
export const textWords = {
  title: placeWords.texts.title,
  intro: [
    'Every page of a site in every language. Where nobody has written an own text, the built-in one counts.',
    'A language is lacking when the page has an own text in other languages, and its readers still see the built-in one.',
  ].join(' '),
  none: 'No text fits these filters.',
  of: (page: string, language: string) => `${page}, ${language}`,
  since: (time: string) => `since ${time}`,
  planned: (time: string) => `Planned for ${time}`,
  draft: 'Draft',
  noDraft: '',
  languages: 'This page in other languages',

  editor: 'Text',
  builtInNow: 'Readers see the built-in text. Take it over to change it, or write a new one.',
  ownNow: (time: string) => `Readers see the own text that is in force since ${time}.`,
  lackingNow: 'This language is lacking: in other languages the page has an own text, and readers of this one still see the built-in text.',
  draftOf: (who: string, time: string) => `Draft saved by ${who}, ${time}.`,
  fieldTitle: 'Title of the page',
  lead: 'Introduction',
  leadHelp: 'Stands below the title, and in the results of search engines.',
  sections: 'Sections',
  section: (number: number) => `Section ${number}`,
  sectionTitle: 'Heading',
  sectionText: 'Text',
  sectionHelp: 'An empty line begins a new paragraph.',
  add: 'Add a section',
  up: 'Up',
  upOf: (number: number) => `Move section ${number} up`,
  down: 'Down',
  downOf: (number: number) => `Move section ${number} down`,
  remove: 'Remove',
  removeOf: (number: number) => `Remove section ${number}`,
  changes: 'What changes, in short',
  changesHelp: 'Members read this where they are asked to agree again.',
  facts: `Words alone, no HTML. These are filled in: ${infoFacts.map((fact) => `{{${fact}}}`).join(' ')}`,
  takeOver: 'Take over the built-in text',
  back: 'Back to what is saved',
  notSaved: 'Not saved yet: save the draft before it can go out.',
  missing: (faults: string) => `Before it can go out: ${faults}.`,
  ready: 'Saved, and complete: it can go out.',
  faultAt: (field: string, fault: string) => `${field}: ${fault}`,
  wholeText: 'Text',
  builtInFailed: 'The built-in text could not be loaded.',
  lookAgain: 'Something is not right yet. What it is stands beside its field.',
  meanwhile: 'A colleague changed this text meanwhile. What you wrote is still here: look at both and choose.',

  preview: 'Preview',
  previewOf: (language: string) => `As readers of ${language} see it`,
  previewFailed: 'The preview could not be drawn.',
  previewWrong: 'Something in the text is not allowed: saving the draft says what.',

  conflict: {
    title: 'Somebody else wrote this text meanwhile',
    text: (who: string) => `${who} saved another text while you were writing. Nothing of yours is lost: choose which of the two goes on.`,
    gone: 'The draft that you began with went out or was thrown away meanwhile. Nothing of yours is lost.',
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Go on with mine',
    takeTheirs: 'Take theirs',
    nothing: 'There is no draft any more.',
  },

  begins: 'It is in force',
  beginsWords: { at_once: 'At once', later: 'From a day and a time on' },
  at: 'Day and time',
  atHelp: (zone: string) => `In the time of your computer (${zone}).`,
  inUtc: (utc: string) => `That is ${utc} in UTC.`,
  noMoment: 'Say on which day and at what time.',
  over: 'This time is over already. Choose a later one, or let it begin at once.',
  publishedLater: 'It is planned.',

  history: 'Versions',
  historyNone: 'Nobody has written an own text yet.',
  version: (number: number) => `Version ${number}`,
  builtInVersion: 'The built-in text again',
  begun: 'In force from',
  by: 'By',
  made: 'Published',
  why: 'Why',
  show: 'Show the text',
  toVersion: 'Back to this version',
  toVersionOf: (number: number) => `Back to version ${number}`,
  toBuiltIn: 'Back to the built-in text',
  writeOn: 'Write on from this version',
  writeOnOf: (number: number) => `Write on from version ${number}`,
  withdrawOf: (number: number) => `Withdraw version ${number}`,

  terms: {
    title: 'New terms',
    intro: [
      'Terms go out in every language at once, each with its text and a summary of what changes.',
      'From that moment on every member is asked to agree again, and reads the summary there.',
    ].join(' '),
    ready: 'Ready',
    allReady: 'Every language is ready.',
    lacks: (count: number) => `${count} ${count === 1 ? 'language' : 'languages'} not ready yet.`,
    language: 'Language',
    state: 'State',
    editions: 'Editions',
    none: 'No terms were published here yet: members agreed to the built-in ones.',
    asked: 'Members are asked from',
    summary: 'What members are told',
    refused: (languages: string) => `The terms did not go out. ${languages}`,
  },
  others: {
    title: 'Other words of a site',
    text: 'The claim about premium, the warning on fictional profiles, title and description:',
  },
} as const;
