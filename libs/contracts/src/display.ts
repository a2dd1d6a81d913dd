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

const asTheDevice: DisplayPrefs = { text: '100', colours: 'device', motion: 'device' };

/** Unknown and missing values leave what was chosen before. */
export function displayPrefsOf(values: Readonly<Record<string, string | undefined>>, before: DisplayPrefs = asTheDevice): DisplayPrefs {
  return {
    text: textSizes.find((size) => size === values['text']) ?? before.text,
    colours: colourModes.find((mode) => mode === values['colours']) ?? before.colours,
    motion: motionModes.find((mode) => mode === values['motion']) ?? before.motion,
  };
}
