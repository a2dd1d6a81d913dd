import { ApiError, readError } from './errors';
import { fetchWithProgress } from './fetch-with-progress';
import { noteServerTime } from './server-clock';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Lists are joined by commas. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;

export interface CallOptions {
  readonly query?: Query;
  /** A plain object goes as JSON, a FormData as it is (uploads). */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Makes a POST repeatable: the server answers a repeat with the first result. */
  readonly idempotencyKey?: string;
  /** The call has its own key in the body (`client_id`), so that it may be repeated. */
  readonly repeatable?: boolean;
  readonly timeoutMs?: number;
  /** The answer is a file, not JSON. */
  readonly asFile?: boolean;
  /** How often it is tried at most. */
  readonly tries?: number;
  /** Told how much of a form is sent, in percent. */
  readonly onProgress?: (percent: number) => void;
  /** Remembers which answer is known: when there is no other, the call answers null. */
  readonly tag?: AnswerTag;
}

/** Which answer a caller has; a new answer changes it. */
export interface AnswerTag {
  etag: string | null;
}

const retries = 5;
const firstPauseMs = 400;
const timeoutMs = 15_000;

const loggedOutListeners = new Set<() => void>();

/** Called when the server says that there is no session any more; the `/api/user` endpoint itself only answers a question and does not count. */
export function onLoggedOut(listener: () => void): () => void {
  loggedOutListeners.add(listener);
  return () => loggedOutListeners.delete(listener);
}

let isEnding = false;

/** Ends the session on purpose: what is refused meanwhile and afterwards leads nowhere, for the page goes its own way. Nothing has ended when it fails. */
export async function endSession<Answer>(work: Promise<Answer>): Promise<Answer> {
  isEnding = true;
  try {
    return await work;
  } catch (error) {
    isEnding = false;
    throw error;
  }
}

const contactListeners = new Set<(reached: boolean) => void>();

/** Told of every try: whether an answer came from the product. A proxy that answers for it does not count. */
export function onContact(listener: (reached: boolean) => void): () => void {
  contactListeners.add(listener);
  return () => contactListeners.delete(listener);
}
const tellContact = (reached: boolean): void => contactListeners.forEach((listener) => listener(reached));
const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504;

/** Exponential with jitter, so that many phones do not come back in the same moment. */
export const pauseBefore = (attempt: number, random = Math.random()): number => firstPauseMs * 2 ** attempt * (0.75 + random / 2);

export function mayRetry(method: Method, error: ApiError, options: Pick<CallOptions, 'idempotencyKey' | 'repeatable'>): boolean {
  const repeatable = method === 'GET' || method === 'PUT' || method === 'DELETE' || Boolean(options.idempotencyKey ?? options.repeatable);
  if (!repeatable) return false;
  if (error.status >= 400 && error.status < 500) return error.status === 408 || (error.status === 429 && error.retryAt === null);
  return true;
}

const urlOf = (path: string, query: Query = {}): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== '') params.set(key, String(value));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
};

const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });

async function once(method: Method, path: string, options: CallOptions): Promise<unknown> {
  const isForm = options.body instanceof FormData;
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Client': 'web' };
  if (options.body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  if (options.tag?.etag) headers['If-None-Match'] = options.tag.etag;
  const timeout = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);

  let response: Response;
  try {
    const url = urlOf(path, options.query);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    const { body, onProgress } = options;
    if (body instanceof FormData && onProgress) response = await fetchWithProgress(url, { method, headers, body, signal }, onProgress);
    else {
      const content = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
      response = await fetch(url, { method, headers, credentials: 'same-origin', body: content, signal });
    }
  } catch (error) {
    if (options.signal?.aborted) throw error;
    tellContact(false);
    throw new ApiError(timeout.aborted ? 'timeout' : 'offline', 0);
  }
  tellContact(!isAway(response.status));
  const told = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(told)) noteServerTime(told);
  if (response.status === 304) return null;
  if (response.ok) {
    const answer: unknown = response.status === 204 ? null : await (options.asFile ? response.blob() : response.json());
    if (options.tag) options.tag.etag = response.headers.get('etag');
    return answer;
  }

  const error = await readError(response);
  if (error.status === 403 && error.code === 'authentication_required' && path !== '/api/user') {
    if (!isEnding) for (const listener of loggedOutListeners) listener();
  }
  throw error;
}

/** One call of the API. `path` begins with `/api/`; the answer's type is the contract's, which the server checks. */
export async function call<Answer>(method: Method, path: string, options: CallOptions = {}): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return (await once(method, path, options)) as Answer;
    } catch (error) {
      if (!(error instanceof ApiError) || attempt + 1 >= (options.tries ?? 1 + retries) || !mayRetry(method, error, options)) throw error;
      await sleep(pauseBefore(attempt), options.signal);
    }
  }
}

export const api = {
  get: <Answer>(path: string, options?: CallOptions) => call<Answer>('GET', path, options),
  post: <Answer>(path: string, body?: unknown, options?: CallOptions) => call<Answer>('POST', path, { ...options, body }),
  put: <Answer>(path: string, body?: unknown, options?: CallOptions) => call<Answer>('PUT', path, { ...options, body }),
  patch: <Answer>(path: string, body?: unknown, options?: CallOptions) => call<Answer>('PATCH', path, { ...options, body }),
  delete: <Answer>(path: string, body?: unknown, options?: CallOptions) => call<Answer>('DELETE', path, { ...options, body }),
};
