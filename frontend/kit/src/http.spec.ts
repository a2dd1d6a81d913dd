import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from './errors';
import { api, type AnswerTag, endSession, mayRetry, onContact, onLoggedOut, pauseBefore } from './http';

const failed = (status: number, retryAt: Date | null = null) => new ApiError('some', status, '', {}, retryAt);

describe('a failed call', () => {
  it('is tried again when it may be repeated and the failure is not the caller’s [#152]', () => {
    expect(mayRetry('GET', failed(503), {})).toBe(true);
    expect(mayRetry('PUT', failed(0), {})).toBe(true);
    expect(mayRetry('DELETE', failed(500), {})).toBe(true);
    expect(mayRetry('POST', failed(503), { idempotencyKey: 'key' })).toBe(true);
    expect(mayRetry('POST', failed(0), { repeatable: true })).toBe(true);
  });

  it('is never tried again as a plain POST, nor after a refusal [#152]', () => {
    expect(mayRetry('POST', failed(503), {})).toBe(false);
    for (const status of [400, 401, 402, 403, 404, 409, 410, 422]) expect(mayRetry('GET', failed(status), {})).toBe(false);
  });

  it('is tried again after 408 and 429, unless the server named the moment [#152]', () => {
    expect(mayRetry('GET', failed(408), {})).toBe(true);
    expect(mayRetry('GET', failed(429), {})).toBe(true);
    expect(mayRetry('GET', failed(429, new Date()), {})).toBe(false);
  });

  it('waits twice as long each time [#152]', () => {
    expect([0, 1, 2, 3, 4].map((attempt) => pauseBefore(attempt, 0.5))).toEqual([400, 800, 1600, 3200, 6400]);
  });
});

describe('calling the API', () => {
  const fetched = jest.fn<typeof fetch>();
  const original = globalThis.fetch;
  beforeEach(() => {
    jest.useFakeTimers();
    fetched.mockReset();
    globalThis.fetch = fetched;
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = original;
  });

  const answer = (status: number, body: unknown = {}) => Promise.resolve(new Response(JSON.stringify(body), { status }));
  const outcome = async (work: Promise<unknown>) => {
    const settled = work.then(
      () => 'done',
      (error: ApiError) => error.code,
    );
    await jest.advanceTimersByTimeAsync(60_000);
    return settled;
  };

  it('tries six times in all, and then says what is the matter [#152]', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('no network')));
    expect(await outcome(api.get('/api/chats'))).toBe('offline');
    expect(fetched).toHaveBeenCalledTimes(6);
    fetched.mockClear();
    expect(await outcome(api.post('/api/likes', {}))).toBe('offline');
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockClear();
    await outcome(api.post('/api/likes', {}, { idempotencyKey: 'k' }));
    expect(fetched).toHaveBeenCalledTimes(6);
  });

  it('stops trying with the first answer [#152]', async () => {
    fetched.mockImplementationOnce(() => answer(503)).mockImplementationOnce(() => answer(200));
    expect(await outcome(api.get('/api/chats'))).toBe('done');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('answers null when the caller has the answer already, and asks with its tag [#161]', async () => {
    const tag: AnswerTag = { etag: null };
    const headersOf = (call: number) => fetched.mock.calls[call]?.[1]?.headers;
    fetched
      .mockImplementationOnce(() => Promise.resolve(new Response('{"cursor":7}', { headers: { etag: '"7"' } })))
      .mockImplementationOnce(() => Promise.resolve(new Response(null, { status: 304 })));
    expect(await api.get('/api/chats', { tag })).toEqual({ cursor: 7 });
    expect(await api.get('/api/chats', { tag })).toBeNull();
    expect(headersOf(0)).not.toHaveProperty('If-None-Match');
    expect(headersOf(1)).toHaveProperty('If-None-Match', '"7"');
  });

  it('tells whether an answer came, and a proxy that answers for the product is none [#123]', async () => {
    const told: boolean[] = [];
    const stop = onContact((reached) => told.push(reached));
    fetched
      .mockImplementationOnce(() => Promise.reject(new TypeError('no network')))
      .mockImplementationOnce(() => answer(502))
      .mockImplementationOnce(() => answer(404));
    await outcome(api.get('/api/chats'));
    stop();
    expect(told).toEqual([false, false, true]);
  });

  it('logs out when a session is asked for, but not by the question who is logged in, nor by another refusal [#115]', async () => {
    const loggedOut = jest.fn();
    const stop = onLoggedOut(loggedOut);
    const refused = (code: string) => () => answer(403, { error: code, message: 'no' });
    fetched.mockImplementation(refused('authentication_required'));
    await outcome(api.get('/api/user'));
    await outcome(api.put('/api/user', { language: 'nl' }));
    fetched.mockImplementation(refused('premium_required'));
    await outcome(api.get('/api/chats'));
    fetched.mockImplementation(refused('foreign_origin'));
    await outcome(api.get('/api/chats'));
    expect(loggedOut).not.toHaveBeenCalled();
    fetched.mockImplementation(refused('authentication_required'));
    await outcome(api.get('/api/chats'));
    stop();
    expect(loggedOut).toHaveBeenCalledTimes(1);
  });

  it('does not log out while the session is ended on purpose, or after it; when that failed, it does again', async () => {
    const loggedOut = jest.fn();
    const stop = onLoggedOut(loggedOut);
    const asked = async () => {
      await outcome(api.get('/api/chats'));
      return loggedOut.mock.calls.length;
    };
    fetched.mockImplementation(() => answer(403, { error: 'authentication_required', message: 'no' }));
    let fail: (error: Error) => void = () => undefined;
    const failing = endSession(new Promise<never>((_resolve, reject) => (fail = reject)));
    expect(await asked()).toBe(0);
    fail(new Error('the password is wrong'));
    await expect(failing).rejects.toThrow('the password is wrong');
    expect(await asked()).toBe(1);
    expect(await endSession(Promise.resolve('done'))).toBe('done');
    expect(await asked()).toBe(1);
    stop();
    // As every other test finds it.
    await outcome(endSession(Promise.reject(new Error('no'))));
  });
});
