/** The colours of the house, as the back office uses them. */
export const palettes = {
  light: {
    canvas: '#FBF8F3',
    surface: '#FFFFFF',
    sunken: '#F3EEE6',
    ink: '#231F20',
    inkSoft: '#4A4447',
    line: '#8A8287',
    hairline: '#E7E1D8',
    primary: '#005C53',
    primaryDeep: '#00443D',
    primaryTint: '#DDF0EC',
    onPrimary: '#FFFFFF',
    secondary: '#4B1D7A',
    secondaryTint: '#EEE6F6',
    onSecondary: '#FFFFFF',
    success: '#1B5E34',
    danger: '#9B1C1C',
    warning: '#7A4A00',
    focus: '#4B1D7A',
  },
  dark: {
    canvas: '#16181A',
    surface: '#202326',
    sunken: '#101214',
    ink: '#F4F0EA',
    inkSoft: '#CFC8C2',
    line: '#8C8884',
    hairline: '#33373B',
    primary: '#6FD3C4',
    primaryDeep: '#9BE3D8',
    primaryTint: '#12312D',
    onPrimary: '#0D1B19',
    secondary: '#CDB2F2',
    secondaryTint: '#2A1E3A',
    onSecondary: '#1B1326',
    success: '#8FD9A8',
    danger: '#FF9E94',
    warning: '#F5C26B',
    focus: '#F5C26B',
  },
} as const;

/** What cameras and paper take is black on white in every light. */
export const scanned = { paper: '#FFFFFF', ink: '#000000' } as const;

export type Palette = Record<keyof (typeof palettes)['light'], string>;
