/** Whether the app has drawn its first screen, and answers to the hand. It never has on the server. */
export const hasStarted = (): boolean => typeof document !== 'undefined' && 'interactive' in document.documentElement.dataset;

/** Whether the server draws this, to be looked at until the browser has drawn it. */
export const isDrawnAhead = (): boolean => typeof document === 'undefined';

/** Whoever drives the page from outside sees it, too. */
export function markStarted(): void {
  document.documentElement.dataset['interactive'] = '';
}
