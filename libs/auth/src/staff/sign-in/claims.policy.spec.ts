import { describe, expect, it } from '@jest/globals';
import { lacksClaims, leftOf, readClaims } from './claims.policy.js';

const map = new Map([
  ['care', ['support', 'moderator']],
  ['board', ['owner']],
]);
const rules = { secondFactors: ['mfa', 'urn:gold'], roles: { claim: 'groups', map } };
const read = (claims: object, own: Partial<typeof rules> | { roles: undefined } = {}) =>
  readClaims({ sub: 'x', ...claims }, { ...rules, ...own });

describe('what a sign-in service says of somebody', () => {
  it.each([
    [{ email: 'Olga@Staff.example', email_verified: true }, 'olga@staff.example'],
    [{ email: 'olga@staff.example', email_verified: false }, undefined],
    [{ email: 'olga@staff.example', email_verified: 'true' }, undefined],
    [{ email: 'olga@staff.example' }, undefined],
    [{ email: ['olga@staff.example'], email_verified: true }, undefined],
    [{ email: 'no address', email_verified: true }, undefined],
  ])('is an address only when the service has confirmed it: %j', (claims, email) => {
    expect(read(claims).email).toBe(email);
  });

  it.each([
    [{ amr: ['pwd', 'mfa'] }, true],
    [{ acr: 'urn:gold' }, true],
    [{ amr: ['pwd', 'otp'] }, false],
    [{ amr: 'pwd' }, false],
    [{ amr: { mfa: true } }, false],
    [{}, false],
  ])('is a second factor only in the words of the configuration: %j', (claims, shown) => {
    expect(read(claims).hasSecondFactor).toBe(shown);
  });

  it.each([
    [{ groups: ['care', 'sports'] }, ['moderator', 'support']],
    [{ groups: 'board' }, ['owner']],
    [{ groups: ['owner'] }, []],
    [{ groups: [] }, []],
    [{}, []],
  ])('leaves the roles that stand for its groups, and none where it says nothing: %j', (claims, roles) => {
    expect(read(claims).onlyRoles).toEqual(roles);
  });

  it('is no matter of roles where the configuration has no claim for them', () => {
    expect(read({ groups: ['care'] }, { roles: undefined }).onlyRoles).toBeUndefined();
  });

  it('is about the subject that it names, and about nobody where it names none', () => {
    expect([read({}).subject, read({ sub: 7 }).subject]).toEqual(['x', '']);
  });
});

describe('the roles of somebody who came by the service', () => {
  it('are never more than an owner gave', () => {
    expect(leftOf(['moderator', 'finance'], ['moderator', 'owner'])).toEqual(['moderator']);
    expect(leftOf(['moderator'], ['owner'])).toEqual([]);
    expect(leftOf(['moderator'], undefined)).toEqual(['moderator']);
  });
});

describe('what has to be asked for besides', () => {
  it.each([
    [{ email: 'olga@staff.example', groups: [] }, rules, false],
    [{ groups: [] }, rules, true],
    [{ email: 'olga@staff.example' }, rules, true],
    [{ email: 'olga@staff.example' }, { roles: undefined }, false],
  ])('is what the service did not say at once: %j', (claims, own, lacks) => {
    expect(lacksClaims(claims, own)).toBe(lacks);
  });
});
