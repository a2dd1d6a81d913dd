import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { words } from '../words';
import { palettes, scanned, type Palette } from './palette';

const still = () => 'none';

/** What a finger meets, in pixels. */
const target = 44;

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
  components: {
    ...defaultTheme.components,
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
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiSkeleton: { defaultProps: { animation: false } },
    MuiCircularProgress: { defaultProps: { 'aria-label': words.loading } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${colour.hairline}` } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: colour.line },
        root: { '&.Mui-focused .MuiOutlinedInput-notchedOutline': { border: `3px solid ${colour.focus}` } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colour.hairline, fontSize: '0.9375rem', paddingInline: 10 },
        head: { fontWeight: 700, whiteSpace: 'nowrap' },
      },
    },
    MuiTooltip: { defaultProps: { arrow: true } },
    MuiAppBar: { styleOverrides: { root: { borderBottom: `1px solid ${colour.hairline}`, boxShadow: 'none' } } },
    RaAppBar: {
      defaultProps: { color: 'inherit' },
      styleOverrides: { root: { '& .MuiIconButton-root, & .MuiButton-root': { minWidth: target, minHeight: target } } },
    },
    RaSkipNavigationButton: {
      // A label is not drawn on phones, where react-admin expects an icon.
      defaultProps: { label: undefined, children: words.skip },
      styleOverrides: {
        root: {
          minHeight: target,
          padding: '8px 16px',
          borderRadius: 8,
          fontSize: '1rem',
          fontWeight: 600,
          '&, &:hover': { color: colour.onPrimary, background: colour.primary, opacity: 1 },
          '& .MuiButton-startIcon': { margin: 0 },
        },
      },
    },
    // Never wider than the window: what does not fit scrolls inside its own card.
    RaLayout: {
      styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { padding: '8px 16px 32px', minWidth: 0 } } },
    },
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } } } },
    RaShow: { styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } } },
    RaTopToolbar: { styleOverrides: { root: { background: 'none !important' } } },
    RaListToolbar: { styleOverrides: { root: { background: 'none !important' } } },
    RaFilterForm: { styleOverrides: { root: { '& .RaFilterForm-filterFormInput': { maxWidth: '100%' } } } },
    RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1, float: 'none' } } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: target,
          // The menu cuts off what stands out of it.
          '&:focus-visible': { outlineOffset: -3 },
          '&.RaMenuItemLink-active': { color: colour.primaryDeep, background: colour.primaryTint, fontWeight: 700 },
        },
      },
    },
    RaDatagrid: { styleOverrides: { root: { '& .RaDatagrid-headerCell': { background: colour.sunken } } } },
    RaDataTable: { styleOverrides: { root: { '& .RaDataTable-headerCell': { background: colour.sunken } } } },
  },
});

export const lightTheme = themeOf('light', palettes.light);
export const darkTheme = themeOf('dark', palettes.dark);
