import type { Colour } from './colours';
import { system } from './system';

type Accent = Extract<Colour, 'primary' | 'primary.deep' | 'primary.tint' | 'onPrimary'>;
type AccentColours = Readonly<Record<Accent, string>>;

/** The colours of actions and links in the two lights; a contrast that somebody chose is the same on all sites. */
export interface NicheAccent {
  readonly light: AccentColours;
  readonly dark: AccentColours;
}

const accent = (light: readonly [string, string, string], dark: readonly [string, string, string, string]): NicheAccent => ({
  light: { primary: light[0], 'primary.deep': light[1], 'primary.tint': light[2], onPrimary: '#FFFFFF' },
  dark: { primary: dark[0], 'primary.deep': dark[1], 'primary.tint': dark[2], onPrimary: dark[3] },
});

/** What a site of niche 2 to 7 shows in place of the house's teal; 1 is no niche. */
export const nicheAccents: Readonly<Record<number, NicheAccent>> = {
  2: accent(['#6E1F3C', '#52152B', '#F7E4EA'], ['#F2AFC4', '#F8CBD9', '#3A1824', '#2A0D17']),
  3: accent(['#32323E', '#20202A', '#E7E7EE'], ['#C9CBDC', '#E0E1EC', '#2C2D3A', '#15161E']),
  4: accent(['#773410', '#58250A', '#F8E9DE'], ['#F3BB97', '#F9D4BB', '#3A2313', '#291406']),
  5: accent(['#1C4680', '#123160', '#E0EAF6'], ['#A9CAF6', '#C9DEFA', '#172A42', '#0B192B']),
  6: accent(['#34521A', '#243A10', '#E8F0DE'], ['#BADB94', '#D2E9B6', '#22311A', '#121D08']),
  7: accent(['#2D3A96', '#1E2872', '#E5E8F8'], ['#BDC6FF', '#D6DCFF', '#20264A', '#0F1430']),
};

const variableOf = (name: string): string => String(system.tokens.getByName(`colors.${name}`)?.extensions.cssVar?.var);
const variables = (colours: AccentColours): string =>
  Object.entries(colours)
    .map(([name, value]) => `${variableOf(name)}:${value}`)
    .join(';');

/** The rules that give a page the accent of its niche; nothing for niche 1. They stand in no layer, so that they go before the tokens. */
export function nicheCss(niche: number): string {
  const accents = nicheAccents[niche];
  if (!accents) return '';
  const [light, dark] = [variables(accents.light), variables(accents.dark)];
  return [
    `@media not (prefers-contrast:more){:root:not([data-theme]){${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}}`,
    `:root[data-theme=light]{${light}}`,
    `:root[data-theme=dark]{${dark}}`,
  ].join('');
}
