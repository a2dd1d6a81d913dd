import { uploadPace, type Pace } from './body-pace.js';

/** How long the server waits for those who send slowly, or not at all. */
export interface Patience {
  /** A connection over which nothing goes, in neither direction. */
  readonly silenceMs: number;
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number;
  /** To the end of its body: ten megabytes over half a megabit a second. */
  readonly requestMs: number;
  /** How often the last two are looked at. */
  readonly checkMs: number;
  /** What a photo that is sent has to keep. */
  readonly uploads: Pace;
}

export const patience: Patience = { silenceMs: 30_000, headersMs: 15_000, requestMs: 180_000, checkMs: 5_000, uploads: uploadPace };
