import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';
import { colours, type Shades } from './colours';
import { fontStack } from './font-stack';

export const breakpoints = { xs: '0px', sm: '576px', md: '768px', lg: '992px', xl: '1200px', '2xl': '1600px' };

const scale = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 20, 24, 28, 32].map((step) => [step, { value: `${step / 4}rem` }]),
);

export const tokens = defineTokens({
  fonts: {
    body: { value: fontStack },
    heading: { value: fontStack },
  },
  fontSizes: {
    sm: { value: '1.0625rem' },
    md: { value: '1.1875rem' },
    lg: { value: '1.375rem' },
    xl: { value: '1.625rem' },
    '2xl': { value: '2rem' },
    '3xl': { value: '2.5rem' },
    hero: { value: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.25rem)' },
  },
  fontWeights: { normal: { value: '400' }, medium: { value: '600' }, bold: { value: '700' } },
  lineHeights: { tight: { value: '1.2' }, snug: { value: '1.35' }, body: { value: '1.55' } },
  radii: { control: { value: '0.75rem' }, card: { value: '1.25rem' }, pill: { value: '624rem' } },
  borderWidths: { control: { value: '2px' }, focus: { value: '3px' } },
  spacing: { 0: { value: '0rem' }, ...scale },
  sizes: {
    0: { value: '0rem' },
    ...scale,
    full: { value: '100%' },
    target: { value: '3rem' },
    action: { value: '3.25rem' },
    bar: { value: '4.5rem' },
    content: { value: '71.25rem' },
    // Where a very large window has room for a fourth column of cards.
    wide: { value: '92.5rem' },
    prose: { value: '68ch' },
    form: { value: '35rem' },
    modal: { sm: { value: '300px' }, md: { value: '500px' }, lg: { value: '800px' }, xl: { value: '1140px' } },
    toast: { value: '350px' },
  },
  zIndex: {
    bar: { value: 10 },
    sticky: { value: 5 },
    entry: { value: 30 },
    toast: { value: 40 },
    loading: { value: 50 },
    skip: { value: 60 },
  },
  aspectRatios: { portrait: { value: '4 / 5' }, square: { value: '1 / 1' }, listed: { value: '5 / 4' } },
  durations: { quick: { value: '120ms' }, calm: { value: '200ms' } },
});

// A chosen light goes before the device's; without a choice the device decides, also about contrast.
export const conditions = {
  light: ':root[data-theme=light] &',
  dark: ':root[data-theme=dark] &',
  contrast: ':root[data-theme=contrast] &',
  osContrast: '@media (prefers-contrast: more)',
  osContrastDark: '@media (prefers-contrast: more) and (prefers-color-scheme: dark)',
};

const inEachLight = ({ light, dark, contrast, contrastDark }: Shades) => ({
  base: light,
  _osDark: dark,
  _osContrast: contrast,
  _osContrastDark: contrastDark,
  _light: light,
  _dark: dark,
  _contrast: contrast,
});

type Nested = Record<string, { value: ReturnType<typeof inEachLight> } | Record<string, { value: ReturnType<typeof inEachLight> }>>;

/** `ink.soft` becomes `ink: { DEFAULT, soft }`, the shape that the token dictionary wants. */
function nested(): Nested {
  const result: Record<string, Record<string, { value: ReturnType<typeof inEachLight> }>> = {};
  for (const [name, value] of Object.entries(colours)) {
    const [root = name, shade = 'DEFAULT'] = name.split('.');
    (result[root] ??= {})[shade] = { value: inEachLight(value) };
  }
  return result;
}

const softShadow = '0 1px 2px rgb(35 31 32 / 6%), 0 6px 20px rgb(35 31 32 / 8%)';
const darkShadow = '0 1px 2px rgb(0 0 0 / 40%), 0 6px 20px rgb(0 0 0 / 30%)';

export const semanticTokens = defineSemanticTokens({
  colors: nested(),
  shadows: { card: { value: inEachLight({ light: softShadow, dark: darkShadow, contrast: 'none', contrastDark: 'none' }) } },
});
