import { z } from 'zod';

const lineSchema = z.object({ kind: z.enum(['speak', 'cancel']), words: z.string() });

const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** What Orca says of itself: keys that were pressed, and how the cursor works from now on. */
const ofItself = /^(tab|shift|ctrl|F6|Escape|space|return|Focus mode|Browse mode|Screen reader (on|off)\.?)$/i;

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

/** Where these are said, each after the one before it, also within one utterance. Throws with all that was said when one of them is missing. */
export function inOrder(said: readonly string[], ...wanted: readonly string[]): readonly string[] {
  let rest = said.join(' | ');
  for (const words of wanted) {
    const place = rest.indexOf(plain(words));
    if (place < 0) throw new Error(`“${words}” is not said, or not in its place:\n${said.join('\n')}`);
    rest = rest.slice(place + plain(words).length);
  }
  return said;
}

/** How often this is said. */
export const timesSaid = (said: readonly string[], words: string): number => said.join(' | ').split(plain(words)).length - 1;
