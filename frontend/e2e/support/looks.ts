/** How a screen is looked at: on a desk and on a phone, by day and by night. */
export const twoLooks = [
  { lang: 'en', width: 1_280, dark: false },
  { lang: 'nl', width: 390, dark: true },
] as const;
export const fourLooks = [
  { lang: 'en', width: 1_280, dark: false },
  { lang: 'en', width: 390, dark: true },
  { lang: 'nl', width: 390, dark: false },
  { lang: 'nl', width: 1_280, dark: true },
] as const;
export const inEachLook = '$lang at $width px, dark: $dark';
