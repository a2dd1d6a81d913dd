import { isLong } from './members.js';

/** How a journey is run: on a desktop and on a phone, in light and in dark colours. */
export const twoVariants = [
  { lang: 'en', width: 1_280, dark: false },
  { lang: 'nl', width: 390, dark: true },
] as const;
export const fourVariants = [...twoVariants, { lang: 'en', width: 390, dark: false }, { lang: 'nl', width: 1_280, dark: true }] as const;
export const eachVariant = '$lang at $width px, dark: $dark';

/** Which of its variants a journey is run in: the first of them, or the first few; with LONG=1 all. */
export function variantsToRun<Variant>(variants: readonly Variant[], atLeast = 1): readonly Variant[] {
  return isLong ? variants : variants.slice(0, atLeast);
}

/** Languages in which what is read aloud is listened to. */
export const spokenLanguages = ['nl', 'de', 'en'] as const;

/** Each journey in a language of its own, so that all of them are heard; with LONG=1 each in all three. */
export const spokenIn = (language: (typeof spokenLanguages)[number]) =>
  variantsToRun([language, ...spokenLanguages.filter((other) => other !== language)]);
