import * as z from 'zod';
import { momentInCursor, opaqueCursor } from '#database';

/** Where a list ended that is ordered by time and member. */
const position = z.strictObject({ at: momentInCursor, id: z.uuid() });
export type ListPosition = z.infer<typeof position>;
export const listCursor = opaqueCursor(position);

/** The cursor behind a full page, or null after the last one. */
export function cursorAfter(rows: readonly ListPosition[], limit: number): string | null {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return last ? listCursor.encode({ at: last.at, id: last.id }) : null;
}
