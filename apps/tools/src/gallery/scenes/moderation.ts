import { broken, late, type Scene } from '../scene.js';

const figures = /\/api\/admin\/transparency\?/;

/** The work of the moderators: what waits in the demo, as they find it in the morning. */
export const moderationScenes: readonly Scene[] = [
  { name: 'admin-cases', who: 'staff', path: '/admin/cases', whole: true },
  {
    name: 'admin-case',
    who: 'staff',
    path: '/admin/cases',
    act: async (page) => {
      await page.getByRole('button', { name: 'Take the next case' }).click();
      await page.getByText('This case is yours.').waitFor();
    },
    whole: true,
  },
  { name: 'admin-review', who: 'staff', path: '/admin/review', whole: true },
  { name: 'admin-verifications', who: 'staff', path: '/admin/verifications' },
  {
    name: 'admin-verification',
    who: 'staff',
    path: '/admin/verifications',
    act: async (page) => {
      await page.getByRole('button', { name: 'Take the next selfie' }).click();
      await page.getByRole('button', { name: /^Approve/ }).waitFor();
    },
    whole: true,
  },
  { name: 'admin-signals', who: 'staff', path: '/admin/signals', whole: true },
  { name: 'admin-transparency', who: 'staff', path: '/admin/transparency', whole: true },
  { name: 'admin-transparency-loading', who: 'staff', path: '/admin/transparency', prepare: late(figures) },
  { name: 'admin-transparency-failed', who: 'staff', path: '/admin/transparency', prepare: broken(figures) },
];
