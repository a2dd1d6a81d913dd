import { describe, expect, it } from '@jest/globals';
import { membersQuery, rightsOf, staffRoles, type StaffRole } from '#contracts-admin';
import {
  filtersIn,
  mayKeepCatalogue,
  mayList,
  mayOpenMember,
  mayOpenPhoto,
  mayReadCases,
  mayReadChildMaterial,
  mayReadCompanies,
  mayReadDashboard,
  mayReadDirectDebits,
  mayReadFigures,
  mayReadJobs,
  mayReadMoneyRequests,
  mayReadOrders,
  mayReadPaymentIssues,
  mayReadQueues,
  mayReadReports,
  mayReadResource,
  mayReadSiteNames,
  mayReadStaff,
  maySetPrices,
  maySetSites,
  mayWriteTexts,
} from './rights.policy.js';

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

describe('who may look', () => {
  it.each<[string, typeof mayReadOrders, readonly StaffRole[]]>([
    ['mayOpenMember', mayOpenMember, ['moderator', 'finance', 'support', 'owner']],
    ['mayOpenPhoto', mayOpenPhoto, ['moderator', 'owner']],
    ['maySetSites', maySetSites, ['owner']],
    ['mayReadOrders', mayReadOrders, ['finance', 'support', 'owner']],
    ['mayReadPaymentIssues', mayReadPaymentIssues, ['finance', 'owner']],
    ['mayReadMoneyRequests', mayReadMoneyRequests, ['finance', 'support', 'owner']],
    ['mayReadDirectDebits', mayReadDirectDebits, ['finance', 'support', 'owner']],
    ['mayReadSiteNames', mayReadSiteNames, ['finance', 'content', 'owner']],
    ['mayReadCompanies', mayReadCompanies, ['finance', 'owner']],
    ['mayReadStaff', mayReadStaff, ['owner']],
    ['mayKeepCatalogue', mayKeepCatalogue, ['content', 'owner']],
    ['maySetPrices', maySetPrices, ['owner']],
    ['mayWriteTexts', mayWriteTexts, ['content', 'owner']],
    ['mayReadCases', mayReadCases, ['moderator', 'owner']],
    ['mayReadChildMaterial', mayReadChildMaterial, ['moderator', 'owner']],
    ['mayReadFigures', mayReadFigures, ['moderator', 'owner']],
    ['mayReadReports', mayReadReports, ['finance', 'owner']],
    ['mayReadJobs', mayReadJobs, ['ops']],
    ['mayReadQueues', mayReadQueues, ['ops']],
  ])('%s', (_name, may, roles) => {
    expect(staffRoles.filter((role) => may([role]).allowed).toSorted()).toEqual(roles.toSorted());
    expect(may([])).toMatchObject({ allowed: false, code: 'forbidden' });
  });

  it('sees a dashboard of one source of members only as who may see members there', () => {
    const who = (source?: string) => staffRoles.filter((role) => mayReadDashboard([role], { source }).allowed);
    expect([who().toSorted(), who('a newspaper')]).toEqual([['finance', 'owner'], ['owner']]);
  });

  it('sees a list by the right of the list', () => {
    expect(staffRoles.filter((role) => mayReadResource([role], 'cases').allowed).toSorted()).toEqual(['moderator', 'owner']);
  });
});
