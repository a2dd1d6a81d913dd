import { describe, expect, it } from '@jest/globals';
import { callerKinds, declaredRefusal, refusalIn } from './access.js';

const refusals = (operation: Parameters<typeof declaredRefusal>[0]) =>
  Object.fromEntries(callerKinds.map((kind) => [kind, declaredRefusal(operation, kind)]));
const strangers = { visitor: 'authentication_required', banned: 'authentication_required' };
const members = { free: 'authentication_required', premium: 'authentication_required' };

describe('whom an operation refuses by its description', () => {
  it('is nobody where anybody may ask', () => {
    expect(new Set(Object.values(refusals({ access: 'anybody', right: undefined })))).toEqual(new Set([null]));
  });

  it('is everybody but members where a member asks, and whoever was banned is none', () => {
    const expected = {
      visitor: 'authentication_required',
      banned: 'authentication_required',
      free: null,
      premium: null,
      owner: 'authentication_required',
    };
    expect(refusals({ access: 'member', right: undefined })).toMatchObject(expected);
  });

  it('is members, and staff without the right, where staff ask', () => {
    expect(refusals({ access: 'staff', right: 'audit' })).toMatchObject({
      ...strangers,
      ...members,
      owner: null,
      moderator: 'forbidden',
      ops: 'forbidden',
    });
    expect(refusals({ access: 'staff', right: undefined })).toMatchObject({ ...strangers, ...members, moderator: null, ops: null });
  });

  it('is told from other refusals', () => {
    expect(refusalIn({ status: 403, body: '{"error":"forbidden","message":"No."}' })).toBe('forbidden');
    expect(refusalIn({ status: 403, body: '{"error":"premium_required","message":"No."}' })).toBeNull();
    expect(refusalIn({ status: 404, body: '{"error":"not_found","message":"No."}' })).toBeNull();
  });
});
