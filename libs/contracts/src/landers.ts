import { locales, type Locale } from './locales.js';
import type { Gender } from './profile-fields.js';

/** The pages that partners link to, by the last part of their path, as far as they take a slug. */
export const landerNames = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
] as const;
export type LanderName = (typeof landerNames)[number];

export const niches = [1, 2, 3, 4, 5, 6, 7] as const;
export type Niche = (typeof niches)[number];
const prefixes: Readonly<Record<Niche, string>> = { 1: '', 2: 'she-', 3: 'bdsm-', 4: 'bbw-', 5: 'gilf-', 6: 'milf-', 7: 'gay-' };

/** What the slug of a lander says: for whom the page is, and in which language. */
export interface LanderFacts {
  readonly locale: Locale;
  readonly niche: Niche;
}

/** Niches whose name says who its members are. */
const genderOf: Partial<Readonly<Record<Niche, Gender>>> = { 4: 'female', 5: 'female', 6: 'female', 7: 'male' };
/** Whether a page of this niche may show a member of this gender. */
export const isOfNiche = (gender: Gender, niche: Niche): boolean => (genderOf[niche] ?? gender) === gender;

export const nicheOf = (number: number): Niche => niches.find((niche) => niche === number) ?? 1;

const codeOf = (locale: Locale): string => (locale === 'en' ? 'eng' : locale);
export const landerSlug = ({ locale, niche }: LanderFacts): string => prefixes[niche] + codeOf(locale);

/** Every slug there is, and what it says. */
const slugs: ReadonlyMap<string, LanderFacts> = new Map(
  niches.flatMap((niche) => locales.map((locale) => [landerSlug({ locale, niche }), { locale, niche }] as const)),
);
export const readLanderSlug = (slug: string): LanderFacts | null => slugs.get(slug) ?? null;

/** The slug for a visitor who came without a whole one: none gets the site's niche, and `auto` becomes the visitor's language. Null when it is none of ours. */
export function wholeLanderSlug(slug: string | undefined, visitor: LanderFacts): string | null {
  const whole = slug ? slug.replace('auto', codeOf(visitor.locale)) : landerSlug(visitor);
  return slugs.has(whole) ? whole : null;
}

const withSlug = new RegExp(`^(/landers/(?:${landerNames.join('|')})|/members/[\\da-f-]{36}/landing[23])(?:/([^/]+))?/?$`);

/** A path of a page that takes a slug, taken apart; null for every other path. */
export function landerPathOf(path: string): { readonly base: string; readonly slug: string | undefined } | null {
  const [, base, slug] = withSlug.exec(path) ?? [];
  return base === undefined ? null : { base, slug };
}

/** What the slug in a path says; null where there is none, or none of ours. */
export function landerFactsOf(path: string): LanderFacts | null {
  const { slug } = landerPathOf(path) ?? {};
  return slug === undefined ? null : readLanderSlug(slug);
}

/** The addresses of all landers that take a slug, with each slug. */
export const landerAddresses = (): readonly string[] =>
  landerNames.flatMap((name) => [...slugs.keys()].map((slug) => `/landers/${name}/${slug}`));

/** The same address in another language: a lander has it in its path. */
export function addressInLanguage(address: string, locale: Locale): string {
  const [path = '', ...rest] = address.split(/(?=[?#])/);
  const lander = landerPathOf(path);
  const facts = landerFactsOf(path);
  return lander && facts ? [`${lander.base}/${landerSlug({ ...facts, locale })}`, ...rest].join('') : address;
}
