import { asCount, languageName } from '../ui/format';
import { placeWords } from '../home/place-words';

const lines = (count: number): string => `${asCount(count)} ${count === 1 ? 'line' : 'lines'}`;

export const siteListWords = {
  title: placeWords.siteLists.title,
  listIntro: 'Ideas for a first message, in each language, and the interests of profiles and search. Each site can have its own.',
  none: 'There is no site yet.',
  own: (locales: readonly string[]) => (locales.length === 0 ? 'The built-in lines' : locales.map(languageName).join(', ')),
  heading: (site: string) => `Lines and interests of ${site}`,
  linesTitle: 'Opening lines',
  intro: [
    'Members see the lines in this order, in the language in which they read the site.',
    'A hidden line is kept and offered to nobody. Where no line is offered, the built-in ones are.',
  ].join(' '),
  language: 'Language',
  languageWith: (locale: string, count: number) => `${languageName(locale)} (${count === 0 ? 'built-in lines' : lines(count)})`,
  builtIn: 'No line of your own is offered in this language: members see the built-in ones.',
  line: (place: number) => `Line ${place}`,
  lineHelp: 'Between 10 and 200 characters. {{name}} stands for the name of who is written to. No links, addresses, numbers or money.',
  hidden: (place: number) => `Hide line ${place}`,
  hiddenLabel: 'Hidden',
  remove: (place: number) => `Remove line ${place}`,
  removeLabel: 'Remove',
  add: 'Add a line',
  save: 'Save…',
  discard: 'Leave them as they were',
  changed: 'Last changed',
  never: 'Never',
  about: (site: string, locale: string, count: number) =>
    `${site}, ${languageName(locale)}: ${count === 0 ? 'members see the built-in lines' : `members choose from ${lines(count)}`}`,
  meanwhile: 'Somebody else wrote lines in this language meanwhile. Nothing was saved. Theirs stand below; save once more to have yours.',
  theirs: 'As they are now',
  noLines: 'No lines',
  interestsTitle: 'Interests',
  interests: 'Offered, from the first to the last',
  interestsHelp:
    'What is left out is offered neither on profiles nor in the search, and stays readable on the profiles of those who have it. The intimate ones, marked so, are asked and shown only with consent, wherever they stand. New interests cannot be added.',
  intimate: (name: string) => `${name} (intimate)`,
  counted: (offered: number, all: number) => `${offered} of ${all} are offered.`,
  aboutInterests: (site: string, count: number) => `${site}: members choose from ${count} interests`,
  interestsMeanwhile:
    'Somebody else changed this site meanwhile. Nothing was saved. What is offered now stands below; save once more to have yours.',
  noInterests: 'None',
  lookAgain: 'Something is not right yet. It stands beside the lines.',
  length: 'Between 10 and 200 characters.',
  twice: 'This line stands there already.',
};
