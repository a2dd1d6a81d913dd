import type { StatusPart } from '#contracts';
import type { Plural } from './plural.js';

/** The status page. `{time}`, `{from}`, `{until}`, `{part}`, `{percent}` and `{count}` are filled in. */
export type StatusWords = {
  readonly title: string;
  /** What is said first: all is well, some of it is slow, some of it is down, the site itself is down. */
  readonly summary: Readonly<Record<'up' | 'slow' | 'down' | 'away', string>>;
  readonly asOf: string;
  readonly again: string;
  readonly home: string;
  /** Each part: its name, and what members do there. */
  readonly parts: Readonly<Record<StatusPart, { readonly name: string; readonly what: string }>>;
  readonly states: Readonly<Record<'up' | 'slow' | 'down', string>>;
  /** What staff wrote. */
  readonly incidents: Readonly<
    Record<'title' | 'none' | 'now' | 'planned' | 'past' | 'trouble' | 'work' | 'since' | 'span' | 'from', string>
  >;
  readonly history: Readonly<Record<'label' | 'share' | 'unknown' | 'good' | 'badDays' | 'slow' | 'down' | 'legend', string>> & {
    /** `share` where days are missing: of so many days there are figures. */
    readonly shareSoFar: Plural;
  };
  readonly languages: string;
};
