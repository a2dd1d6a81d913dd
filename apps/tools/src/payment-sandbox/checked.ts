import type { z } from 'zod';
import { ApiFault } from './api-fault.js';

/** Names the first field that is wrong, as Mollie does. */
export function checked<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ApiFault(422, issue?.message ?? 'The request is not right.', issue?.path.join('.') || undefined);
}
