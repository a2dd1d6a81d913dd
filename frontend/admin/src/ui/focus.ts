/** As `ref` of a field: it has the focus as soon as it is there. For pages and dialogs that ask for exactly this one answer. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus();
