/** As `ref` of a field: it has the focus as soon as it is there. For pages and dialogs that ask for exactly this one answer. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus();

/** As `ref` of what somebody has to read: in a long dialog it would stand where nobody looks. */
export const inViewAtOnce = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** For the heading of what comes after an act of the keyboard: who reads or tabs on begins there. It is no stop of its own, so that no ring stands around it. */
export const headingAtOnce = {
  ref: focusAtOnce,
  tabIndex: -1,
  sx: { '&:focus-visible': { outline: 'none !important' } },
} as const;
