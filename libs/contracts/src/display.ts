import * as z from 'zod/mini';

/** Size of letters in percent. */
export const textSizes = ['100', '125', '150'] as const;
export const colourModes = ['device', 'light', 'dark', 'contrast'] as const;
/** `less`: nothing moves, also where the device would allow it. */
export const motionModes = ['device', 'less'] as const;

/** How a person wants to see the site. Kept in cookies of these names, and on the account for the other devices. */
export const displayPrefs = z.strictObject({
  text: z.enum(textSizes),
  colours: z.enum(colourModes),
  motion: z.enum(motionModes),
});
export type DisplayPrefs = z.infer<typeof displayPrefs>;

/** Unknown and missing values count as no choice. */
export function displayPrefsOf(values: Readonly<Record<string, string | undefined>>): DisplayPrefs {
  return {
    text: textSizes.find((size) => size === values['text']) ?? '100',
    colours: colourModes.find((mode) => mode === values['colours']) ?? 'device',
    motion: motionModes.find((mode) => mode === values['motion']) ?? 'device',
  };
}
