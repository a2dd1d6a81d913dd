/** The title of the screen. */
export const TITLE = 'page-title';

/** Waits until the screen has been drawn anew: until then what is pressed still stands there, and what takes its place does not. */
export const onceDrawn = (move: () => void): void => void setTimeout(move);

/** What was pressed left with its form or its question: the focus moves to what stands there now. */
export function moveFocus(id = TITLE): void {
  onceDrawn(() => document.getElementById(id)?.focus());
}
