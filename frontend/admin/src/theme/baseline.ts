import type { RaThemeOptions } from 'react-admin';
import { scanned, type Palette } from './palette';

/** What holds on every page, whatever it is made of: where the focus is, links in sentences, and paper. */
export const baseline = (colour: Palette): RaThemeOptions['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      ':focus-visible': { outline: `3px solid ${colour.focus} !important`, outlineOffset: 2 },
      // Fields show the focus with their frame: a ring around the text would cut through the label.
      '.MuiInputBase-input:focus-visible, .MuiSelect-select:focus-visible': { outline: 'none !important' },
      // Of these the browser draws nothing: the ring stands around what is drawn in their place.
      ':is(.MuiRadio-root, .MuiCheckbox-root, .MuiSwitch-switchBase):has(:focus-visible)': {
        outline: `3px solid ${colour.focus}`,
        outlineOffset: -4,
      },
      // A link in a sentence, which no component colours.
      ':where(a:any-link)': { color: colour.primary },
      html: { scrollPaddingTop: 64, background: colour.canvas },
      body: { fontVariantNumeric: 'tabular-nums' },
      // On paper the page alone, and never light letters.
      '@media print': {
        '*': { color: `${scanned.ink} !important`, background: 'none !important' },
        'header, .RaSidebar-docked': { display: 'none !important' },
      },
    },
  },
});
