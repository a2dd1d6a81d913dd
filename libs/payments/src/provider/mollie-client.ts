import { z } from 'zod';
import { redactText } from '#observability';
import { ProviderError } from './payment-provider.js';

interface MollieRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object;
  /** Mollie answers a repeated key with its first answer, for an hour. */
  readonly idempotencyKey?: string;
  readonly signal: AbortSignal;
}

const NO_CONTENT = 204;

const mollieFault = z.object({ title: z.string().optional(), detail: z.string().optional(), field: z.string().optional() });

/**
 * One HTTP request, one answer. Mollie's own client would repeat after 5xx, as late as the answer tells it to, and takes neither a time limit
 * nor an endpoint without TLS; here whoever calls decides when to ask again, and nothing goes on after an answer was given up.
 */
export class MollieClient {
  private readonly base: string;

  constructor(
    private readonly key: string,
    endpoint: string,
  ) {
    this.base = endpoint.replace(/\/+$/, '');
  }

  /** `path` begins with a slash, after `/v2`. Throws a `ProviderError` for everything but a status of 2xx with JSON, or 204, which is null. */
  async request(path: string, { method = 'GET', body, idempotencyKey, signal }: MollieRequest): Promise<unknown> {
    const response = await reached(() =>
      fetch(`${this.base}${path}`, {
        method,
        // A redirect would carry the key to wherever it points.
        redirect: 'error',
        signal,
        headers: {
          authorization: `Bearer ${this.key}`,
          accept: 'application/hal+json',
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    const answer = parsed(await reached(() => response.text()));
    if (!response.ok) throw faultOf(response.status, answer);
    if (response.status === NO_CONTENT) return null;
    if (answer === undefined) throw new ProviderError('unavailable', 'Mollie answered with something that is not JSON', response.status);
    return answer;
  }
}

/** Also the reading of an answer may break off, or take too long. */
async function reached<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw new ProviderError('unavailable', `Mollie cannot be reached: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a status says of the request. 409 stands for a repetition that came while the first was under way: its end is not known. */
export function kindOfStatus(status: number): ProviderError['kind'] {
  if (status === 401 || status === 403) return 'misconfigured';
  return status >= 500 || status < 400 || [408, 409, 425, 429].includes(status) ? 'unavailable' : 'refused';
}

function faultOf(status: number, answer: unknown): ProviderError {
  const { title, detail, field } = mollieFault.safeParse(answer).data ?? {};
  // It may repeat the account that it was told, and the message ends in logs and lists of failed jobs.
  const words = redactText([title, detail, field && `(${field})`].filter(Boolean).join(' ')).slice(0, 300);
  return new ProviderError(kindOfStatus(status), `Mollie answered ${status}${words ? `: ${words}` : ''}`, status);
}
