import { isLong } from './members.js';

/** How a screen is looked at: on a desk and on a phone, by day and by night. */
export const twoLooks = [
  { lang: 'en', width: 1_280, dark: false },
  { lang: 'nl', width: 390, dark: true },
] as const;
export const fourLooks = [...twoLooks, { lang: 'en', width: 390, dark: false }, { lang: 'nl', width: 1_280, dark: true }] as const;
export const inEachLook = '$lang at $width px, dark: $dark';

/** Which of its looks a story is played in: the first of them, or the first few; with LONG=1 all. */
export function playedIn<Look>(looks: readonly Look[], atLeast = 1): readonly Look[] {
  return isLong ? looks : looks.slice(0, atLeast);
}
