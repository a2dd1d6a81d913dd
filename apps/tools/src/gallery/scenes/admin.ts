import type { Page } from 'playwright-core';
import { answering, broken, late, type Scene } from '../scene.js';
import { announcementScenes } from './announcements.js';
import { moderationScenes } from './moderation.js';
import { busyOverview, redisGone } from './queues-overview.js';

const secret = 'PLO3G5A7MGBSES6D25WIFKO7K7XZRCOV';

const overviewPage = '/admin/queues-overview';
const overviewCall = /\/api\/admin\/queues$/;
const dashboardCall = /\/api\/admin\/dashboard\?/;

async function startDevice(page: Page): Promise<void> {
  await page.locator('[type=password]').fill('password');
  await page.locator('[autocomplete=one-time-code]').fill('123456');
  await page.locator('[type=submit]').click();
  await page.locator('svg[role=img]').waitFor();
}

export const adminScenes: readonly Scene[] = [
  { name: 'admin-login', who: 'visitor', path: '/admin/login' },
  { name: 'admin-home', who: 'staff', path: '/admin' },
  { name: 'admin-members', who: 'staff', path: '/admin/members' },
  { name: 'admin-members-empty', who: 'staff', path: `/admin/members?filter=${encodeURIComponent('{"q":"nobody-has-this-name"}')}` },
  { name: 'admin-member', who: 'staff', path: ({ freeId }) => `/admin/members/${freeId}/show` },
  { name: 'admin-invitations', who: 'staff', path: '/admin/invitations' },
  {
    name: 'admin-invitation-made',
    who: 'staff',
    path: '/admin/invitations',
    act: async (page) => {
      await page.getByRole('button', { name: 'New invitation' }).click();
      await page.getByRole('dialog').locator('[name=note]').fill('Ria');
      await page.getByRole('dialog').locator('[type=submit]').click();
      await page.getByRole('dialog').locator('textarea[readonly]').first().waitFor();
    },
  },
  ...moderationScenes,
  ...announcementScenes,
  { name: 'admin-device', who: 'staff', path: '/admin/device' },
  {
    name: 'admin-device-scan',
    who: 'staff',
    path: '/admin/device',
    prepare: answering(/\/api\/admin\/device$/, {
      recovery_codes_left: 7,
      totp_uri: `otpauth://totp/Second%20Spring:olga@office.example?issuer=Second%20Spring&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
      secret,
      ends_at: new Date().toISOString(),
    }),
    act: startDevice,
  },
  {
    name: 'admin-device-codes',
    who: 'staff',
    path: '/admin/device',
    prepare: async (page) => {
      await answering(/\/api\/admin\/device$/, { recovery_codes_left: 7, totp_uri: secret, secret, ends_at: new Date().toISOString() })(
        page,
      );
      await answering(/\/api\/admin\/device\/confirm$/, {
        recovery_codes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].map((letter) => `PLO${letter}-3G5A-7MGB-SES6`),
      })(page);
    },
    act: async (page) => {
      await startDevice(page);
      await page.locator('[autocomplete=one-time-code]').fill('123456');
      await page.locator('[type=submit]').click();
      await page.getByRole('button', { name: 'Print' }).waitFor();
    },
  },
  {
    name: 'admin-broken',
    who: 'staff',
    path: ({ freeId }) => `/admin/members/${freeId}/show`,
    prepare: (page, { freeId }) => answering(/\/api\/admin\/members\//, { member: { id: freeId } })(page),
  },
  { name: 'admin-audit', who: 'staff', path: '/admin/audit' },
  { name: 'admin-dashboard', who: 'staff', path: '/admin/dashboard', whole: true },
  { name: 'admin-dashboard-loading', who: 'staff', path: '/admin/dashboard', prepare: late(dashboardCall) },
  { name: 'admin-dashboard-failed', who: 'staff', path: '/admin/dashboard', prepare: broken(dashboardCall) },
  { name: 'admin-queues', who: 'ops', path: '/admin/queues' },
  { name: 'admin-queues-overview', who: 'ops', path: overviewPage, prepare: answering(overviewCall, busyOverview), whole: true },
  { name: 'admin-queues-overview-real', who: 'ops', path: overviewPage, whole: true },
  { name: 'admin-queues-overview-loading', who: 'ops', path: overviewPage, prepare: late(overviewCall) },
  { name: 'admin-queues-overview-failed', who: 'ops', path: overviewPage, prepare: broken(overviewCall) },
  {
    name: 'admin-queues-overview-no-redis',
    who: 'ops',
    path: overviewPage,
    prepare: answering(overviewCall, { ...busyOverview, queues: null, alarms: [redisGone] }),
    whole: true,
  },
];
