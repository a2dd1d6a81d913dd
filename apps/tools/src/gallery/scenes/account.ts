import type { Scene } from '../scene.js';

export const accountScenes: readonly Scene[] = [
  { name: 'login', who: 'visitor', path: '/login' },
  {
    name: 'login-failed',
    who: 'visitor',
    path: '/login',
    act: async (page) => {
      await page.locator('[name=email]').fill('nobody@mail.example');
      await page.locator('[name=password]').fill('not the password');
      await page.locator('main [type=submit]').click();
      await page.waitForTimeout(1_500);
    },
  },
  { name: 'reset-password', who: 'visitor', path: '/reset-password' },
  { name: 'reset-password-do', who: 'visitor', path: '/reset-password/do?token=a-token-that-nobody-has-made' },
];
