import type { DisplayPrefs } from '#contracts';
import { colours } from './colours';

export interface ThemeColor {
  readonly content: string;
  readonly media?: string;
}

const { light, dark, contrast } = colours.surface;

/** What the frame of the browser wears: the colour of the bar that stands below it. A chosen light goes before the device's. */
export function themeColors(chosen: DisplayPrefs['colours']): readonly ThemeColor[] {
  if (chosen === 'device')
    return [
      { content: light, media: '(prefers-color-scheme: light)' },
      { content: dark, media: '(prefers-color-scheme: dark)' },
    ];
  return [{ content: { light, dark, contrast }[chosen] }];
}

export const themeColorTags = (chosen: DisplayPrefs['colours']): string =>
  themeColors(chosen)
    .map(({ content, media }) => `<meta name="theme-color"${media ? ` media="${media}"` : ''} content="${content}">`)
    .join('\n');
