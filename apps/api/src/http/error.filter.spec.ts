import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { ArgumentsHost } from '@nestjs/common';
import { AppError } from '#contracts';
import { logger } from '#observability';
import { ErrorFilter } from './error.filter.js';

describe('a request that failed', () => {
  afterEach(() => void jest.restoreAllMocks());

  const failWith = (thrown: unknown) => {
    const logged = jest.spyOn(logger, 'error').mockReturnValue(undefined);
    const spy = () => jest.fn<(value: unknown) => unknown>().mockReturnThis();
    const reply = { status: spy(), header: spy(), send: spy() };
    const request = { id: 'request-7', routeOptions: { url: '/api/chats' }, headers: {} };
    new ErrorFilter().catch(thrown, {
      switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }),
    } as unknown as ArgumentsHost);
    return { logged, reply };
  };

  it('is told to the log with its number, which the caller has too, and with its route [ASVS 16.3.4] [ASVS 16.5.1]', () => {
    const thrown = new Error('a fault of ours');
    const { logged, reply } = failWith(thrown);
    expect(logged.mock.calls).toEqual([[{ requestId: 'request-7', err: thrown, route: '/api/chats' }, 'request failed']]);
    expect(reply.status).toHaveBeenCalledWith(500);
    expect(JSON.stringify(reply.send.mock.calls)).not.toContain('a fault of ours');
  });

  it.each(['22021', '22P05'])('is the fault of a text that Postgres cannot keep: %s', (code) => {
    const { logged, reply } = failWith(Object.assign(new Error('unsupported'), { driverError: { code } }));
    expect(logged).not.toHaveBeenCalled();
    expect(reply.status).toHaveBeenCalledWith(422);
  });

  it.each([
    ['the database', { driverError: { code: '57P01' } }],
    ['the object store', { code: 'E_CANNOT_READ_FILE', cause: { name: 'TimeoutError' } }],
  ])('may be tried again soon when %s was away', (_, thrown) => {
    const { logged, reply } = failWith(Object.assign(new Error('away'), thrown));
    expect(logged).not.toHaveBeenCalled();
    expect(reply.status).toHaveBeenCalledWith(503);
    expect(reply.header.mock.calls).toContainEqual(['retry-after', 2]);
  });

  it('is no fault of ours when it was refused, and is not told to the log', () => {
    const { logged, reply } = failWith(new AppError('not_found'));
    expect(logged).not.toHaveBeenCalled();
    expect(reply.status).toHaveBeenCalledWith(404);
  });
});
