import * as z from 'zod';
import { opaqueCursor } from '#database';

/** Where a page ended, and how many results the first page counted. */
const position = z.strictObject({ on: z.iso.date(), id: z.uuid(), total: z.int() });
export type SearchPosition = z.infer<typeof position>;
export const searchCursor = opaqueCursor(position);
