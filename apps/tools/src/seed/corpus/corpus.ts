import type { Gender, Interest } from '#contracts';

/**
 * The voice of the demo members of one language. In every text `[her|him]` follows the writer's gender and `{a woman|a man|someone}` follows whom the
 * writer looks for.
 */
export interface Corpus {
  /** First names of people born between 1940 and 1980. */
  readonly names: Readonly<Record<Gender, readonly string[]>>;
  readonly about: AboutTexts;
  readonly talks: readonly TalkText[];
}

/** A short exchange: the first line is written by who starts, then they take turns. */
export interface TalkText {
  /** The interest of the other that is spoken of; without one it is the photo. */
  readonly about?: Interest;
  readonly lines: readonly string[];
}

export interface AboutTexts {
  /** Who I am, at any age. */
  readonly self: readonly string[];
  readonly working: readonly string[];
  readonly retired: readonly string[];
  readonly grandparent: readonly string[];
  readonly widowed: readonly string[];
  readonly divorced: readonly string[];
  readonly single: readonly string[];
  /** What I like, each with the interest that it shows. */
  readonly likes: readonly (readonly [interest: Interest, text: string])[];
  /** Whom I look for. */
  readonly seeks: readonly string[];
  readonly closings: readonly string[];
}

export const words = (text: string): readonly string[] => text.trim().split(/\s+/u);
