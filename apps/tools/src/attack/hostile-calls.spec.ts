import { validateHeaderValue } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { callsOf } from './hostile-calls.js';
import { allOperations, type Operation } from './operations.js';

const other = '01930000-0000-7000-8000-00000000beef';
const sampleOf = (operation: Operation, seed = 58) => fc.sample(callsOf(operation, { ids: [other] }), { numRuns: 200, seed });
const named = (name: string): Operation => {
  const operation = allOperations().find((one) => one.name === name);
  if (!operation) throw new Error(`no operation ${name}`);
  return operation;
};

describe('the calls of an attack', () => {
  it('can be made for every operation, and be sent', () => {
    for (const operation of allOperations()) {
      for (const { address, headers } of sampleOf(operation).slice(0, 20)) {
        expect(address).toMatch(/^\/api\/[\u0021-\u007e]*$/);
        for (const [name, value] of Object.entries(headers)) expect(() => validateHeaderValue(name, value)).not.toThrow();
      }
    }
  });

  it('are the same for the same seed, and others for another', () => {
    const operation = named('POST /api/chats/{id}/messages');
    expect(sampleOf(operation)).toEqual(sampleOf(operation));
    expect(sampleOf(operation, 59)).not.toEqual(sampleOf(operation));
  });

  it('are honest often enough to get past the first check, and hostile often enough to be worth it', () => {
    const bodies = sampleOf(named('POST /api/likes')).flatMap(({ body }) => body ?? []);
    const honest = bodies.filter((body) => /^\{"profile":"[0-9a-f-]{36}"\}$/.test(body));
    expect(honest.length).toBeGreaterThan(60);
    expect(bodies.length - honest.length).toBeGreaterThan(40);
    expect(bodies.filter((body) => body.includes(other)).length).toBeGreaterThan(10);
  });
});
