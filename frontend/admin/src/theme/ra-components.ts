import type { RaThemeOptions } from 'react-admin';
import type { Palette } from './palette';

/** The frame of react-admin: bar, menu, lists and pages. */
export const raComponents = (colour: Palette): RaThemeOptions['components'] => ({
  RaAppBar: { defaultProps: { color: 'inherit' } },
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
        minHeight: 44,
        // The menu cuts off what stands out of it.
        '&:focus-visible': { outlineOffset: -3 },
        '&.RaMenuItemLink-active': { color: colour.primaryDeep, background: colour.primaryTint, fontWeight: 700 },
      },
    },
  },
  RaDatagrid: { styleOverrides: { root: { '& .RaDatagrid-headerCell': { background: colour.sunken } } } },
  RaDataTable: { styleOverrides: { root: { '& .RaDataTable-headerCell': { background: colour.sunken } } } },
});
