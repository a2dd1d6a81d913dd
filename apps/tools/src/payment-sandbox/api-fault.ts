import type { z } from 'zod';

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  410: 'Gone',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

/** A refusal in the words of Mollie's API. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';
  constructor(
    readonly status: number,
    detail: string,
    readonly field?: string,
  ) {
    super(detail);
  }

  get body(): object {
    const { status, message: detail, field } = this;
    const documentation = { href: 'https://docs.mollie.com/reference/handling-errors', type: 'text/html' };
    return { status, title: titles[status] ?? 'Error', detail, ...(field ? { field } : {}), _links: { documentation } };
  }
}

/** Names the first field that is wrong, as Mollie does. */
export function checked<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ApiFault(422, issue?.message ?? 'The request is not right.', issue?.path.join('.') || undefined);
}
