const textInputs = 'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type]), input';
const noText = new Set(['button', 'submit', 'reset', 'checkbox', 'radio', 'range', 'file', 'color', 'image', 'hidden']);

export function isTextEntry(element: Element | null): boolean {
  if (!element?.matches(textInputs)) return false;
  return element.tagName !== 'INPUT' || !noText.has((element.getAttribute('type') ?? 'text').toLowerCase());
}

const payingPaths = /^\/(credits|premium|directdebit|transactions)(\/|$)/;

/** While someone writes, pays or answers another dialog, nothing may take the screen from under their hands. */
export function isBusy(document: Document): boolean {
  return (
    isTextEntry(document.activeElement) || payingPaths.test(document.location.pathname) || document.querySelector('dialog[open]') !== null
  );
}
