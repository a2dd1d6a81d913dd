import type { RaThemeOptions } from 'react-admin';
import { words } from '../words';
import type { Palette } from './palette';

/** What a finger meets, in pixels. */
const target = 44;

/** The frame of react-admin: bar, menu, lists and pages. */
export const raComponents = (colour: Palette): RaThemeOptions['components'] => ({
  RaAppBar: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: {
        '& .MuiIconButton-root, & .MuiButton-root': { minWidth: target, minHeight: target },
        // Until a page has its title, nobody is told of a heading without words.
        '& #react-admin-title:empty': { visibility: 'hidden' },
      },
    },
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
        // Below the bar, whose buttons it would cover.
        '&:focus': { top: 56 },
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
});
