import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { colours, edgePairs, textPairs, type Colour, type Shades } from './colours';
import { nicheAccents, nicheCss } from './niches';
import { system } from './system';

const lights = ['light', 'dark', 'contrast', 'contrastDark'] as const satisfies readonly (keyof Shades)[];

function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

const pick = (light: keyof Shades) =>
  Object.fromEntries(Object.entries(colours).map(([name, shades]) => [name, shades[light]])) as Record<Colour, string>;

const accentsOf = (niche: number, light: keyof Shades): Partial<Record<Colour, string>> =>
  light === 'light' || light === 'dark' ? (nicheAccents[niche]?.[light] ?? {}) : {};

function ratio(a: Colour, b: Colour, light: keyof Shades, niche = 1): number {
  const colour = (name: Colour) => ({ ...pick(light), ...accentsOf(niche, light) })[name];
  const [high = 0, low = 0] = [luminance(colour(a)), luminance(colour(b))].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const niches = [2, 3, 4, 5, 6, 7];

describe('the accent of a niche', () => {
  it.each(niches)('keeps text at 7:1 and edges at 3:1 in niche %d, light and dark', (niche) => {
    for (const light of ['light', 'dark'] as const) {
      expect(textPairs.filter(([text, ground]) => ratio(text, ground, light, niche) < 7)).toEqual([]);
      expect(edgePairs.filter(([edge, ground]) => ratio(edge, ground, light, niche) < 3)).toEqual([]);
    }
  });

  it('is another one for each niche, and none where there is no niche [#81]', () => {
    expect(new Set([1, ...niches].map(nicheCss)).size).toBe(7);
    expect(nicheCss(1)).toBe('');
    expect(nicheCss(5)).toContain('--m-colors-primary:#1C4680');
    expect(nicheCss(5)).not.toContain('undefined');
  });
});

describe('the theme', () => {
  it.each(lights)('keeps text at 7:1 or more in the %s light', (light) => {
    const weak = textPairs.filter(([text, ground]) => ratio(text, ground, light) < 7).map((pair) => pair.join(' on '));
    expect(weak).toEqual([]);
  });

  it.each(lights)('keeps edges of controls and the focus ring at 3:1 or more in the %s light', (light) => {
    const weak = edgePairs.filter(([edge, ground]) => ratio(edge, ground, light) < 3).map((pair) => pair.join(' on '));
    expect(weak).toEqual([]);
  });

  it('has every step that a screen takes for a room or a size: one that is missing would be no room at all', () => {
    const sources = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.tsx'),
    );
    const props =
      /\b(?:[mp][tbsexy]?|h|w|(?:min|max)[HW]|gap|(?:row|column)Gap|top|bottom|inset\w*|boxSize)=(?:"(-?[\d.]+)"|\{\{([^}]*)\}\})/g;
    const steps = sources.flatMap((name) =>
      [...readFileSync(new URL(`../${name}`, import.meta.url), 'utf8').matchAll(props)].flatMap(([, step, byWidth = '']) => [
        ...(step ? [{ name, step }] : []),
        ...[...byWidth.matchAll(/'(-?[\d.]+)'/g)].map(([, one = '']) => ({ name, step: one })),
      ]),
    );
    expect(steps.length).toBeGreaterThan(500);
    expect(steps.filter(({ step }) => !system.tokens.getByName(`sizes.${step.replace('-', '')}`))).toEqual([]);
  });

  it('has the breakpoints, widths and six colours of the design [#168]', () => {
    const token = (name: string): unknown => system.tokens.getByName(name)?.value;
    expect(['xs', 'sm', 'md', 'lg', 'xl'].map((name) => token(`breakpoints.${name}`))).toEqual([
      '0px',
      '576px',
      '768px',
      '992px',
      '1200px',
    ]);
    expect(['sm', 'md', 'lg', 'xl'].map((size) => token(`sizes.modal.${size}`))).toEqual(['300px', '500px', '800px', '1140px']);
    expect(token('sizes.toast')).toBe('350px');
    expect(['primary', 'secondary', 'success', 'danger', 'magenta'].map((name) => token(`colors.${name}`))).toEqual([
      '#005C53',
      '#4B1D7A',
      '#1B5E34',
      '#9B1C1C',
      '#8A1253',
    ]);
    // Unread messages have the purple of the secondary colour.
    expect(colours.secondary.light).toBe('#4B1D7A');
  });

  it('sets 19 px as body text, in rem, and nothing under 17 px', () => {
    const sizes = ['sm', 'md'].map((name) => Number.parseFloat(String(system.tokens.getByName(`fontSizes.${name}`)?.value)) * 16);
    expect(sizes).toEqual([17, 19]);
  });

  it('gives each colour its own value in dark', () => {
    const css = JSON.stringify(system.getTokenCss());
    for (const { dark } of [colours.canvas, colours.ink, colours.primary]) expect(css).toContain(dark);
  });
});
