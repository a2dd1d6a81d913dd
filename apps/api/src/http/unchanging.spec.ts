import { describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unchanging } from './unchanging.js';

const list = { interests: ['music'] };

function ask(ifNoneMatch?: string) {
  const told: { status?: number; headers: Record<string, string> } = { headers: {} };
  const reply = {
    headers: (headers: Record<string, string>) => Object.assign(told.headers, headers),
    status: (status: number) => Object.assign(told, { status }),
  } as unknown as FastifyReply;
  const request = { headers: { 'if-none-match': ifNoneMatch } } as unknown as FastifyRequest;
  return { body: unchanging(request, reply, list), ...told };
}

describe('a list that never changes', () => {
  it('is sent once, kept for a day, and not sent again to whoever has it [#150]', () => {
    const first = ask();
    expect(first.body).toBe(list);
    expect(first.headers['cache-control']).toBe('public, max-age=86400, immutable');
    const again = ask(first.headers['etag']);
    expect([again.status, again.body]).toEqual([304, undefined]);
    expect(ask('"another"').body).toBe(list);
  });
});
