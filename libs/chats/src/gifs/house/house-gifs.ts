import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { locales, type GifRendition, type GifView, type Locale } from '#contracts';
import type { GifFile, GifSource } from '../gif-source.js';
import { ranked, searchable, type Searchable } from '../ranking.policy.js';
import { houseWords } from './house-words.js';
import { houseNames, type HouseName } from './names.js';

const viewOf = (name: HouseName, locale: Locale): GifView => ({ provider: 'house', id: name, title: houseWords[locale][name][0] });
const isName = (id: string): id is HouseName => (houseNames as readonly string[]).includes(id);

/** The pictures that were drawn for this product. Nobody outside is asked. */
export class HouseGifs implements GifSource {
  readonly provider = 'house';
  readonly credit = null;
  private readonly shelves = new Map<Locale, readonly Searchable<GifView>[]>(
    locales.map((locale) => [
      locale,
      houseNames.map((name) => searchable(viewOf(name, locale), houseWords[locale][name][1], houseWords[locale][name][0])),
    ]),
  );
  private readonly files = new Map<string, Promise<Buffer>>();

  search(words: string, locale: Locale): Promise<readonly GifView[]> {
    return Promise.resolve(ranked(words, this.shelves.get(locale) ?? []));
  }

  trending(locale: Locale): Promise<readonly GifView[]> {
    return Promise.resolve(houseNames.map((name) => viewOf(name, locale)));
  }

  find(id: string, locale: Locale): Promise<GifView | undefined> {
    return Promise.resolve(isName(id) ? viewOf(id, locale) : undefined);
  }

  async file(id: string, rendition: GifRendition): Promise<GifFile | undefined> {
    if (!isName(id)) return undefined;
    const file = `${id}.${rendition}.webp`;
    const bytes = this.files.get(file) ?? readFile(fileURLToPath(new URL(`pictures/${file}`, import.meta.url)));
    this.files.set(file, bytes);
    return { type: 'image/webp', bytes: await bytes };
  }
}
