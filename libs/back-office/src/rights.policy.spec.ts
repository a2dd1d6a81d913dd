import { describe, expect, it } from '@jest/globals';
import { membersQuery, rightsOf, staffRoles, type StaffRole } from '#contracts-admin';
import { filtersIn, mayList } from './rights.policy.js';

const query = (fields: Record<string, string>) => membersQuery.parse(fields);

describe('the members list', () => {
  it.each<[StaffRole, boolean]>([
    ['moderator', true],
    ['finance', true],
    ['owner', true],
    ['content', false],
    ['ops', false],
  ])('is open to %s: %s', (role, open) => {
    expect(mayList([role], query({})).allowed).toBe(open);
  });

  it('is filtered by payment only by those who may see it', () => {
    expect(mayList(['moderator'], query({ paid: 'true' })).allowed).toBe(false);
    expect(mayList(['moderator', 'finance'], query({ paid: 'true' })).allowed).toBe(true);
  });

  it('knows which filters a question holds', () => {
    expect(filtersIn(query({ q: 'anna', fictional: 'false', page: '2' }))).toEqual(['q', 'fictional']);
  });

  it.each([
    ['an unknown sort field', { sort: 'password_hash' }],
    ['an unknown filter', { password_hash: 'x' }],
    ['a page beyond the first 1,000 rows', { page: '11', per_page: '100' }],
    ['a page of more than 100 rows', { per_page: '101' }],
    ['a day that does not exist', { signed_up_from: '2026-02-30' }],
  ])('refuses %s', (_, fields) => {
    expect(membersQuery.safeParse(fields).success).toBe(false);
  });
});

describe('the table of rights', () => {
  it('gives the queues to ops alone, and the audit log to the owner alone', () => {
    expect(staffRoles.filter((role) => rightsOf([role]).includes('queues'))).toEqual(['ops']);
    expect(staffRoles.filter((role) => rightsOf([role]).includes('audit'))).toEqual(['owner']);
  });
});
