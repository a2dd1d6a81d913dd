export const textSizes = ['100', '125', '150'] as const;
export const colourModes = ['device', 'light', 'dark', 'contrast'] as const;

export interface Prefs {
  readonly text: (typeof textSizes)[number];
  readonly colours: (typeof colourModes)[number];
}

/** How the visitor wants to see the site; unknown values count as no choice. */
export function prefsOf(values: Readonly<Record<string, string | undefined>>): Prefs {
  return {
    text: textSizes.find((size) => size === values['text']) ?? '100',
    colours: colourModes.find((mode) => mode === values['colours']) ?? 'device',
  };
}
