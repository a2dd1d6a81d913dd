import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Parts of a sign, such as the colours of a skin, are no signs themselves. */
const COMPONENTS = 2;
const FLAGS = 9;
/** Phones of 2021 and later draw these; on an older one a newer sign is an empty box. */
const NEWEST = 13.1;

/** The signs by the version in which they came. */
const versions = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('emojibase-data/versions/emoji.json')), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;
const tooNew = new Set(Object.entries(versions).flatMap(([version, signs]) => (Number(version) > NEWEST ? signs : [])));

interface Described {
  readonly hexcode: string;
  readonly unicode: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
  readonly order?: number;
}

/** What the picker offers, in its order. */
export const shownEmoji = (all: readonly Described[]) =>
  all
    .filter(({ hexcode, group }) => group !== undefined && group !== COMPONENTS && group !== FLAGS && !tooNew.has(hexcode))
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map(({ unicode, label, tags = [], group }) => ({ unicode, label, tags, group }));

/** Of the words for emoji in a language only what the picker shows and finds: a third of the file goes over the wire. */
export const emojiData: Plugin = {
  name: 'emoji-data',
  enforce: 'pre',
  load: (id) =>
    /\/emojibase-data\/[\w-]+\/compact\.json$/.test(id)
      ? JSON.stringify(shownEmoji(JSON.parse(readFileSync(id, 'utf8')) as readonly Described[]))
      : null,
};
