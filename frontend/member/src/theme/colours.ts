/** Every colour of the house in its four lights. A feature names the token; no other file holds a colour. */
export interface Shades {
  readonly light: string;
  readonly dark: string;
  readonly contrast: string;
  readonly contrastDark: string;
}

const shades = (light: string, dark: string, contrast: string, contrastDark: string): Shades => ({ light, dark, contrast, contrastDark });

export const colours = {
  canvas: shades('#FBF8F3', '#16181A', '#FFFFFF', '#000000'),
  surface: shades('#FFFFFF', '#202326', '#FFFFFF', '#000000'),
  sunken: shades('#F3EEE6', '#101214', '#FFFFFF', '#000000'),
  ink: shades('#231F20', '#F4F0EA', '#000000', '#FFFFFF'),
  'ink.soft': shades('#4A4447', '#CFC8C2', '#000000', '#FFFFFF'),
  line: shades('#8A8287', '#8C8884', '#000000', '#FFFFFF'),
  /** Quiet separators that carry no meaning. */
  hairline: shades('#E7E1D8', '#33373B', '#000000', '#FFFFFF'),
  /** The edge of a card: only high contrast needs to see it. */
  edge: shades('transparent', 'transparent', '#000000', '#FFFFFF'),

  primary: shades('#005C53', '#6FD3C4', '#003B35', '#8FF0E0'),
  'primary.deep': shades('#00443D', '#9BE3D8', '#002621', '#B8F7EC'),
  'primary.tint': shades('#DDF0EC', '#12312D', '#FFFFFF', '#000000'),
  onPrimary: shades('#FFFFFF', '#0D1B19', '#FFFFFF', '#000000'),
  secondary: shades('#4B1D7A', '#CDB2F2', '#2E0F52', '#E4D3FF'),
  'secondary.tint': shades('#EEE6F6', '#2A1E3A', '#FFFFFF', '#000000'),
  onSecondary: shades('#FFFFFF', '#1B1326', '#FFFFFF', '#000000'),

  success: shades('#1B5E34', '#8FD9A8', '#0B3D20', '#B5F2C8'),
  'success.tint': shades('#E1F2E6', '#16301F', '#FFFFFF', '#000000'),
  danger: shades('#9B1C1C', '#FF9E94', '#7A0000', '#FFC4BD'),
  'danger.tint': shades('#FBE7E5', '#3A1D1B', '#FFFFFF', '#000000'),
  onDanger: shades('#FFFFFF', '#2A0F0C', '#FFFFFF', '#000000'),
  warning: shades('#7A4A00', '#F5C26B', '#4F3000', '#FFDD9E'),
  'warning.tint': shades('#FFF1DA', '#33270F', '#FFFFFF', '#000000'),
  magenta: shades('#8A1253', '#F49AC6', '#5E0A38', '#FFC6E2'),
  'magenta.tint': shades('#FAE6F0', '#3A1A2B', '#FFFFFF', '#000000'),

  focus: shades('#4B1D7A', '#F5C26B', '#000000', '#FFFFFF'),
  backdrop: shades('#231F20B3', '#000000B3', '#000000CC', '#000000CC'),
  /** The canvas below the backdrop: what stays visible beside a dialog where scroll bars take room. */
  veiled: shades('#64605F', '#070708', '#333333', '#000000'),
} as const satisfies Record<string, Shades>;

export type Colour = keyof typeof colours;

/** Pairs of text on ground that must reach 7:1 in each light; the spec goes through them. */
export const textPairs: readonly (readonly [text: Colour, ground: Colour])[] = [
  ...(
    [
      'canvas',
      'surface',
      'sunken',
      'primary.tint',
      'secondary.tint',
      'success.tint',
      'danger.tint',
      'warning.tint',
      'magenta.tint',
    ] as const
  ).map((ground) => ['ink', ground] as const),
  ['ink.soft', 'canvas'],
  ['ink.soft', 'surface'],
  ['ink.soft', 'sunken'],
  ['primary', 'canvas'],
  ['primary', 'surface'],
  ['primary.deep', 'primary.tint'],
  ['primary.deep', 'canvas'],
  ['primary.deep', 'sunken'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primary.deep'],
  ['secondary', 'canvas'],
  ['secondary', 'surface'],
  ['onSecondary', 'secondary'],
  ['success', 'surface'],
  ['danger', 'surface'],
  ['danger', 'canvas'],
  ['onDanger', 'danger'],
  ['warning', 'surface'],
  ['magenta', 'surface'],
  ['magenta', 'canvas'],
];

/** Edges of controls and the focus ring: 3:1 against what they stand on. */
export const edgePairs: readonly (readonly [edge: Colour, ground: Colour])[] = [
  ['line', 'surface'],
  ['line', 'canvas'],
  ['focus', 'canvas'],
  ['focus', 'surface'],
  ['focus', 'sunken'],
  ['primary', 'surface'],
];
