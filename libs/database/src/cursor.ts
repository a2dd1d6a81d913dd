import * as z from 'zod';
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

/** A moment as Postgres writes it, to the microsecond: a day and a time that exist, or Postgres would refuse the question. */
export const momentInCursor = z.string().refine((text) => {
  const [, day, time] = /^(\S+)[ T]([\d:.]+)(?:Z|[+-](?:0\d|1[0-4])(?::[0-5]\d)?)$/.exec(text) ?? [];
  return z.iso.date().safeParse(day).success && z.iso.time().safeParse(time).success;
});
