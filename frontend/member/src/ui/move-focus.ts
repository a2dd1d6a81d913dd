/** The title of the screen. */
const TITLE = 'page-title';

/** Waits until the screen has been drawn anew: until then what is pressed still stands there, and what takes its place does not. */
const onceDrawn = (move: () => void): void => void setTimeout(move);

/** What was pressed left with its form or its question: the focus moves to what stands there now. */
export function moveFocus(id = TITLE): void {
  onceDrawn(() => document.getElementById(id)?.focus());
}

/** What was pressed left with its row: the focus moves to the row that took its place, or to `otherwise` when there is none. */
export function moveFocusToRow(listId: string, index: number, otherwise = TITLE): void {
  onceDrawn(() => {
    const rows = document.getElementById(listId)?.children ?? [];
    const row = rows[Math.min(index, rows.length - 1)];
    const next = row?.querySelector<HTMLElement>('button') ?? row?.querySelector('a') ?? document.getElementById(otherwise);
    next?.focus();
  });
}
