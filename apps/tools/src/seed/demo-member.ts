import type { bodyTypes, eyeColours, Gender, hairColours, Interest, joinReasons, Locale, Sexuality, SoughtSex, tattoos } from '#contracts';
import type { Town } from '#site';
import type { Writer } from './about-text.js';

export interface DemoMember {
  readonly number: number;
  readonly id: string;
  readonly email: string;
  readonly language: Locale;
  readonly town: Town;
  readonly name: string;
  readonly gender: Gender;
  readonly soughtSex: SoughtSex;
  readonly soughtMinAge: number;
  readonly soughtMaxAge: number;
  /** Null without consent to store it. */
  readonly sexuality: Sexuality | null;
  readonly birthDate: string;
  readonly about: string;
  readonly interests: readonly Interest[];
  readonly tattoos: (typeof tattoos)[number] | null;
  readonly hair: (typeof hairColours)[number] | null;
  readonly eyes: (typeof eyeColours)[number] | null;
  readonly body: (typeof bodyTypes)[number] | null;
  readonly relationship: Writer['relationship'];
  readonly reason: (typeof joinReasons)[number] | null;
  /** The portrait, or null for who has no photo yet. */
  readonly portrait: number | null;
  readonly sceneries: readonly { readonly number: number; readonly private: boolean }[];
  readonly fictional: boolean;
  readonly paid: boolean;
  readonly joinedDaysAgo: number;
  readonly activeMinutesAgo: number;
}
