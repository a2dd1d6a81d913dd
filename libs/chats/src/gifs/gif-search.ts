import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError, type GifProvider, type GifRef, type GifRendition, type GifsAnswer, type GifView, type Locale } from '#contracts';
import type { GifFile, GifSource } from './gif-source.js';
import { giphy, giphyHosts } from './giphy.js';
import { HouseGifs } from './house/house-gifs.js';
import { klipy, klipyHosts } from './klipy.js';
import { Outside } from './outside.js';
import { ProviderGifs } from './provider-gifs.js';

/** Moving pictures: looked for in the one source that the settings name, shown from every source that has its key. */
@Injectable()
export class GifSearch {
  private readonly sources: ReadonlyMap<GifProvider, GifSource>;
  private readonly asked: GifSource;

  constructor(@Inject(CONFIG) { gifs: { provider, klipyKey, giphyKey } }: Config) {
    const house = new HouseGifs();
    const all: GifSource[] = [house];
    if (klipyKey) all.push(new ProviderGifs(klipy(klipyKey), new Outside(new Set(klipyHosts))));
    if (giphyKey) all.push(new ProviderGifs(giphy(giphyKey), new Outside(new Set(giphyHosts))));
    this.sources = new Map(all.map((source) => [source.provider, source]));
    this.asked = this.sources.get(provider) ?? house;
  }

  async list(words: string, locale: Locale): Promise<GifsAnswer> {
    const gifs = await (words ? this.asked.search(words, locale) : this.asked.trending(locale));
    return { gifs: [...gifs], source: this.asked.credit };
  }

  async find({ provider, id }: GifRef, locale: Locale): Promise<GifView> {
    const gif = await this.sources.get(provider)?.find(id, locale);
    if (!gif) throw new AppError('gif_not_found');
    return gif;
  }

  async file({ provider, id }: GifRef, rendition: GifRendition): Promise<GifFile> {
    const file = await this.sources.get(provider)?.file(id, rendition);
    if (!file) throw new AppError('gif_not_found');
    return file;
  }
}
