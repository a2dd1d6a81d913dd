import type { Scene } from '../scene.js';

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
  { name: 'admin-audit', who: 'staff', path: '/admin/audit' },
  { name: 'admin-queues', who: 'ops', path: '/admin/queues' },
];
