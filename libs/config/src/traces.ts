import type { Settings } from './settings/index.js';

export interface TracesConfig {
  readonly url: string;
  /** What part of the requests, up to 1. */
  readonly ratio: number;
}

/** Undefined: nothing is traced. */
export const toTraces = ({ TRACES_URL, TRACES_RATIO }: Settings): TracesConfig | undefined =>
  TRACES_URL === undefined ? undefined : { url: TRACES_URL, ratio: TRACES_RATIO };
