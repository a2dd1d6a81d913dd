import * as z from 'zod';
import { momentInCursor, opaqueCursor } from '#database';

const position = z.strictObject({ at: momentInCursor, id: z.uuid() });
export type BlockPosition = z.infer<typeof position>;
export const blockCursor = opaqueCursor(position);
