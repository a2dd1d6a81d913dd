import type { GifProvider, GifRendition, GifView, Locale } from '#contracts';

export type GifFile = { readonly type: string; readonly bytes: Buffer };

/** The port to a collection of moving pictures. What is away throws `unavailable`; what is not there is undefined. */
export interface GifSource {
  readonly provider: GifProvider;
  /** Whom to name beside the pictures; null: they are ours. */
  readonly credit: string | null;
  search(words: string, locale: Locale): Promise<readonly GifView[]>;
  /** What is offered before somebody searches. */
  trending(locale: Locale): Promise<readonly GifView[]>;
  find(id: string, locale: Locale): Promise<GifView | undefined>;
  file(id: string, rendition: GifRendition): Promise<GifFile | undefined>;
}

export const gifsShown = 24;
