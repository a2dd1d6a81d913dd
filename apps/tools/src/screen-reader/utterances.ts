import { z } from 'zod';

const lineSchema = z.object({ kind: z.enum(['speak', 'cancel']), words: z.string() });

const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** What Orca says of itself, of keys that were pressed, and of a page that Firefox has ready for the next window. */
const ofItself = /^(tab|shift|ctrl|F6|Escape|space|return|Focus mode|Browse mode|Screen reader (on|off)\.?|Finished loading New Tab\.)$/i;

/** Marks between the words tell a voice how far it is. */
const plain = (ssml: string): string =>
  ssml
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp);/g, (name) => characters[name] ?? name)
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim();

/** What was said, one utterance after the other, from what `speechd.py` has written. */
export function utterancesOf(written: string): string[] {
  return written
    .split('\n')
    .slice(0, -1) // the last line is still being written, or empty
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter(({ kind }) => kind === 'speak')
    .map(({ words }) => plain(words))
    .filter((words) => words !== '' && !ofItself.test(words));
}

/** What is said of a page itself, without what the browser around it says before: from the end of its loading on. */
export function sinceLoaded(said: readonly string[]): readonly string[] {
  const place = said.findLastIndex((words) => words.startsWith('Finished loading'));
  return place < 0 ? [] : said.slice(place);
}

/** Nothing when these are said, each after the one before it: a sentence may be two utterances, and an utterance two things; else what is missing, and all that was said. */
export function notSaid(said: readonly string[], ...wanted: readonly string[]): string[] {
  let rest = said.join(' ');
  for (const words of wanted.map(plain)) {
    const place = rest.indexOf(words);
    if (place < 0) return [`not said, or not in its place: ${words}`, ...said];
    rest = rest.slice(place + words.length);
  }
  return [];
}

/** How often this is said. */
export const timesSaid = (said: readonly string[], words: string): number => said.join(' ').split(plain(words)).length - 1;
