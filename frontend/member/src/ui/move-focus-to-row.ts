import { onceDrawn, TITLE } from './move-focus';

/** What was pressed left with its row: the focus moves to the row that took its place, or to `otherwise` when there is none. */
export function moveFocusToRow(listId: string, index: number, otherwise = TITLE): void {
  onceDrawn(() => {
    const rows = document.getElementById(listId)?.children ?? [];
    const row = rows[Math.min(index, rows.length - 1)];
    const next = row?.querySelector<HTMLElement>('button') ?? row?.querySelector('a') ?? document.getElementById(otherwise);
    next?.focus();
  });
}
