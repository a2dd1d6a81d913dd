import { LRUCache } from 'lru-cache';
import { localeFacts, gifRef, type GifProvider, type GifRendition, type GifView, type Locale } from '#contracts';
import { oneLine } from '../messages/index.js';
import { gifsShown, type GifFile, type GifSource } from './gif-source.js';
import type { Outside } from './outside.js';

/** One picture as a provider describes it: addresses stay on this side. */
export interface Described {
  readonly id: string;
  readonly title: string;
  readonly still: string;
  readonly moving: string;
}

/** How one provider is asked, and how its answers are read; what cannot be read is left out. */
export interface Dialect {
  readonly provider: GifProvider;
  readonly credit: string;
  searchAddress(words: string, locale: Locale): string;
  trendingAddress(locale: Locale): string;
  findAddress(id: string, locale: Locale): string;
  read(answer: unknown): readonly Described[];
}

const JSON_BYTES = 2 * 1024 * 1024;
const FILE_BYTES = 4 * 1024 * 1024;
const remembered = { max: 2_000, ttl: 60 * 60_000 };
const pictureTypes = new Set(['image/webp', 'image/gif', 'image/jpeg', 'image/png']);

/** A collection outside. What it answered is remembered for an hour, so that sending and looking ask it seldom. */
export class ProviderGifs implements GifSource {
  readonly provider: GifProvider;
  readonly credit: string;
  private readonly memory = new LRUCache<string, Described>(remembered);

  constructor(
    private readonly dialect: Dialect,
    private readonly outside: Outside,
  ) {
    this.provider = dialect.provider;
    this.credit = dialect.credit;
  }

  async search(words: string, locale: Locale): Promise<readonly GifView[]> {
    return this.listed(this.dialect.searchAddress(words, locale), locale);
  }

  async trending(locale: Locale): Promise<readonly GifView[]> {
    return this.listed(this.dialect.trendingAddress(locale), locale);
  }

  async find(id: string, locale: Locale): Promise<GifView | undefined> {
    const gif = await this.described(id, locale);
    return gif && this.view(gif);
  }

  async file(id: string, rendition: GifRendition): Promise<GifFile | undefined> {
    const gif = await this.described(id, 'en');
    const answer = gif && (await this.outside.get(gif[rendition], FILE_BYTES));
    return answer && pictureTypes.has(answer.type) ? answer : undefined;
  }

  private async listed(address: string, locale: Locale): Promise<readonly GifView[]> {
    const gifs = await this.ask(address);
    for (const gif of gifs) this.remember(gif, locale);
    return gifs.slice(0, gifsShown).map((gif) => this.view(gif));
  }

  private async described(id: string, locale: Locale): Promise<Described | undefined> {
    const known = this.memory.get(`${locale} ${id}`);
    if (known) return known;
    const gif = (await this.ask(this.dialect.findAddress(id, locale))).find((one) => one.id === id);
    if (gif) this.remember(gif, locale);
    return gif;
  }

  private async ask(address: string): Promise<readonly Described[]> {
    const answer = await this.outside.get(address, JSON_BYTES);
    if (!answer) return [];
    return this.dialect.read(parsed(answer.bytes)).filter(({ id }) => gifRef.safeParse({ provider: this.provider, id }).success);
  }

  private remember(gif: Described, locale: Locale): void {
    this.memory.set(`${locale} ${gif.id}`, gif);
  }

  private readonly view = ({ id, title }: Described): GifView => ({ provider: this.provider, id, title: oneLine(title) || 'GIF' });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** The language and the country of a GIF locale: `nl_NL`. */
export function gifLocale(locale: Locale): { readonly whole: string; readonly language: string; readonly country: string } {
  const whole = localeFacts[locale].gif;
  const [language = '', country = ''] = whole.split('_');
  return { whole, language, country };
}
