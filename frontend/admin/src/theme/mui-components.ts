import type { RaThemeOptions } from 'react-admin';
import { words } from '../words';
import type { Palette } from './palette';

/** Buttons, fields and tables: small, without ripples and shadows. */
export const muiComponents = (colour: Palette): RaThemeOptions['components'] => ({
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
});
