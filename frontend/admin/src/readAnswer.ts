import * as z from 'zod/mini';
import { ApiError } from '#kit';
import { toHttpError } from './problem';

/** The answer as its contract says, or an error that pages can show. */
export async function readAnswer<Schema extends z.ZodMiniType>(asked: Promise<unknown>, schema: Schema): Promise<z.infer<Schema>> {
  try {
    const answer = z.safeParse(schema, await asked);
    if (!answer.success) throw new ApiError('unexpected_answer', 200);
    return answer.data;
  } catch (error) {
    throw toHttpError(error);
  }
}
