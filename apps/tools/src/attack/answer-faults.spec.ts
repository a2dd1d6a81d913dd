import { describe, expect, it } from '@jest/globals';
import { faultsOf, standsIn } from './answer-faults.js';

const secrets = new Map([
  ['e-mail', 'vera@mail.example'],
  ['balance', '734219'],
]);
const json = { 'content-type': 'application/json; charset=utf-8' };
const answer = (status: number, body: unknown, headers: Record<string, string> = json) => ({
  status,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ms: 20,
});
const faults = (status: number, body: unknown, headers: Record<string, string> = json) =>
  faultsOf(answer(status, body, headers), { patienceMs: 2_000, secrets });
const refused = { error: 'invalid_input', message: 'Something is missing.' };

describe('an answer to somebody who attacks', () => {
  it('is without fault where it is what the contract says', () => {
    expect(faults(200, { members: [] })).toEqual([]);
    expect(faults(422, { ...refused, fields: { name: 'Too short.' } })).toEqual([]);
    expect(faults(404, '<h1>This page could not be found</h1>', { 'content-type': 'text/html; charset=utf-8' })).toEqual([]);
  });

  it.each([
    ['a fault of the server', 500, { error: 'generic', message: 'Sorry.' }, 'status 500'],
    ['a code that nobody knows', 422, { error: 'boom', message: 'Boom.' }, 'an error without a code of the catalogue: boom'],
    ['the status of another error', 400, refused, 'invalid_input with status 400'],
    ['no words', 422, { ...refused, message: '' }, 'invalid_input without words'],
    ['a field more than the contract has', 422, { ...refused, query: 'x' }, 'an error with a field that is not in the contract: query'],
    ['another shape', 422, ['no'], 'an error without the shape of one'],
    ['JSON that is none', 200, '{"a":', 'says that it is JSON, and is none'],
    ['a stack', 200, { a: 'x\n    at Service.find (/app/dist/apps/api/src/x.js:10:7)' }, 'tells of the inside: a stack'],
    ['a statement', 200, { a: 'duplicate key value violates unique constraint "x"' }, 'tells of the inside: SQL'],
    ['a fault of the code', 200, { a: 'TypeError: x is not a function' }, 'tells of the inside: a fault of the code'],
    ['a file', 200, { a: "ENOENT: no such file or directory, open '/data/x'" }, 'tells of the inside: a file of the server'],
    ['the address of somebody else', 200, { a: 'vera@mail.example' }, 'tells what is somebody else’s: e-mail'],
    ['the balance of somebody else', 200, { a: 734_219 }, 'tells what is somebody else’s: balance'],
  ])('has a fault with %s', (_what, status, body, fault) => {
    expect(faults(status, body)).toEqual([fault]);
  });

  it('has a fault when it does not come at all', () => {
    expect(faults(0, 'socket hang up', {})).toEqual(['no answer: socket hang up']);
  });

  it('has a fault when it comes late', () => {
    expect(faultsOf({ ...answer(200, {}), ms: 2_001 }, { patienceMs: 2_000, secrets })).toEqual(['answered after 2001 ms']);
  });

  it('has no fault when it says that the product is not whole, where that is what was asked', () => {
    const unwell = answer(503, { api: true, worker: false });
    expect(faultsOf(unwell, { patienceMs: 2_000, secrets, mayBeUnavailable: true })).toEqual([]);
    expect(faultsOf(unwell, { patienceMs: 2_000, secrets })).toEqual(['status 503', 'an error without the shape of one']);
  });

  it('tells a number from the same digits within a time or an id', () => {
    expect(standsIn('"2026-11-23T12:00:52.155Z"', '52.155')).toBe(false);
    expect(standsIn('"a1734219-0d52-155b"', '734219')).toBe(false);
    expect(standsIn('{"lat":52.15512}', '52.155')).toBe(true);
  });
});
