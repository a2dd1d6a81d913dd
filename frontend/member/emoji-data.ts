import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Parts of a sign, such as the colours of a skin, are no signs themselves. */
const COMPONENTS = 2;
const FLAGS = 9;

interface Described {
  readonly unicode: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
  readonly order?: number;
}

/** Of the words for emoji in a language only what the picker shows and finds: a third of the file goes over the wire. */
export const emojiData: Plugin = {
  name: 'emoji-data',
  enforce: 'pre',
  load: (id) => {
    if (!/\/emojibase-data\/[\w-]+\/compact\.json$/.test(id)) return null;
    const all = JSON.parse(readFileSync(id, 'utf8')) as readonly Described[];
    const shown = all.filter(({ group }) => group !== undefined && group !== COMPONENTS && group !== FLAGS);
    return JSON.stringify(
      shown

        .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
        .map(({ unicode, label, tags = [], group }) => ({ unicode, label, tags, group })),
    );
  },
};
