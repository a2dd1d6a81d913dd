const textInputs = 'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type]), input';
const noText = new Set(['button', 'submit', 'reset', 'checkbox', 'radio', 'range', 'file', 'color', 'image', 'hidden']);

export function isTextEntry(element: Element | null): boolean {
  if (!element?.matches(textInputs)) return false;
  return element.tagName !== 'INPUT' || !noText.has((element.getAttribute('type') ?? 'text').toLowerCase());
}

const payingPaths = /^\/(credits|premium|directdebit|transactions)(\/|$)/;

/** Somebody writes or pays. */
export const isEngaged = (document: Document): boolean =>
  isTextEntry(document.activeElement) || payingPaths.test(document.location.pathname);

const covers = 'dialog[open], [data-closes="skip-site-entry"]:not([hidden])';

/** A dialog or the warning at the entry is open; a second one would lie over it. */
export const isCovered = (document: Document): boolean => document.querySelector(covers) !== null;

/** While someone writes, pays or answers another dialog, nothing may take the screen from under their hands. */
export const isBusy = (document: Document): boolean => isEngaged(document) || isCovered(document);
