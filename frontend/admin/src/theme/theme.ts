import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { baseline } from './baseline';
import { muiComponents } from './mui-components';
import { palettes, type Palette } from './palette';
import { raComponents } from './ra-components';

const still = () => 'none';

/** Dense and quiet: small rows, no ripples, nothing that moves or blinks, a focus ring that cannot be missed. */
const themeOf = (mode: 'light' | 'dark', colour: Palette): RaThemeOptions => ({
  ...defaultTheme,
  palette: {
    mode,
    primary: { main: colour.primary, dark: colour.primaryDeep, light: colour.primaryTint, contrastText: colour.onPrimary },
    secondary: { main: colour.secondary, light: colour.secondaryTint, contrastText: colour.onSecondary },
    success: { main: colour.success },
    error: { main: colour.danger },
    warning: { main: colour.warning },
    info: { main: colour.primary },
    background: { default: colour.canvas, paper: colour.surface },
    text: { primary: colour.ink, secondary: colour.inkSoft },
    divider: colour.hairline,
  },
  typography: {
    fontFamily: `'Atkinson Hyperlegible Next Variable', Arial, sans-serif`,
    fontSize: 15,
    h5: { fontWeight: 700 },
    h6: { fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 8 },
  transitions: { create: still },
  sidebar: { width: 220, closedWidth: 52 },
  components: { ...defaultTheme.components, ...baseline(colour), ...muiComponents(colour), ...raComponents(colour) },
});

export const lightTheme = themeOf('light', palettes.light);
export const darkTheme = themeOf('dark', palettes.dark);
