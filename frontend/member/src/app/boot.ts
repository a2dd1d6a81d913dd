import type { PageBoot } from '#contracts';
import type { WordFile } from '#kit';

/** The first HTML's part for the browser, written into it as JSON. */
export interface Boot extends PageBoot {
  readonly words: Readonly<Record<string, WordFile>>;
  /** The tree in the page is complete and can be taken over; otherwise it is a frame that is drawn anew. */
  readonly complete: boolean;
}

export const bootElementId = 'boot';
export const styleKey = 'm';
