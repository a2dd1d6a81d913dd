import type { ForeignPassword } from '#auth';
import type { Gender, Locale, SoughtSex } from '#contracts';
import type { BroughtCredits } from '#payments';
import type { TownFacts } from '#site';
import type { GivenConsent, LeftOutReason, RefusalReason } from './member-line.js';

/** Somebody who may come, as the modules take them in. Times as ISO texts. */
export type Newcomer = {
  readonly sourceId: string;
  readonly email: string;
  readonly password: ForeignPassword | null;
  readonly name: string;
  readonly birthDate: string;
  readonly gender: Gender;
  readonly soughtSex: SoughtSex;
  readonly town: TownFacts;
  readonly language: Locale;
  readonly about: string;
  readonly joinedAt: string;
  readonly lastActiveAt: string;
  readonly confirmedAt: string | null;
  /** Those that count here. */
  readonly consents: readonly GivenConsent[];
  readonly terms: { readonly version: string; readonly acceptedAt: string };
  readonly sexualityConsentAt: string | null;
  readonly intimateConsentAt: string | null;
  readonly wantsMails: boolean;
  readonly blocks: readonly string[];
  readonly credits: readonly BroughtCredits[];
  readonly premium: boolean;
};
export type LeftOut = { readonly reason: LeftOutReason; readonly field: string };

/** `field`: empty where the reason needs none. */
export type Refusal = { readonly line: number; readonly outcome: 'refused'; readonly reason: RefusalReason; readonly field: string };
export type Acceptance = {
  readonly line: number;
  readonly outcome: 'accepted';
  readonly newcomer: Newcomer;
  readonly leftOut: readonly LeftOut[];
};
export type JudgedLine = Refusal | Acceptance;

export const refusedFor = (line: number, reason: RefusalReason, field = ''): Refusal => ({ line, outcome: 'refused', reason, field });
