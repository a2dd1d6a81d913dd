import * as z from 'zod';
import { opaqueCursor } from '#database';

const position = z.strictObject({ at: z.string().regex(/^\d{4}-\d\d-\d\d[ T][\d:.+-]+$/), id: z.uuid() });
export type BlockPosition = z.infer<typeof position>;
export const blockCursor = opaqueCursor(position);
