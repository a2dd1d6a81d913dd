import * as z from 'zod';
import { opaqueCursor } from '#database';

/** Where a page ended, which page comes now, how many results the first page counted, and the mark of the filters that it belongs to. */
const position = z.strictObject({ on: z.iso.date(), id: z.uuid(), total: z.int(), of: z.string(), page: z.int() });
export type SearchPosition = z.infer<typeof position>;
export const searchCursor = opaqueCursor(position);
