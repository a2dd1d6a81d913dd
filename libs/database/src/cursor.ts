import type * as z from 'zod';
import { AppError } from '#contracts';

/** A list position that clients hand back unread. `decode` throws `invalid_input` for one that we did not make; without one it answers undefined. */
export function opaqueCursor<Position>(schema: z.ZodType<Position>) {
  return {
    encode: (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url'),
    decode(cursor: string | undefined): Position | undefined {
      if (cursor === undefined) return undefined;
      try {
        return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
      } catch {
        throw new AppError('invalid_input');
      }
    },
  };
}
