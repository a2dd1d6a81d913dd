import { answering, broken, late, type Scene } from '../scene.js';

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
  {
    name: 'login-locked',
    who: 'visitor',
    path: '/login',
    act: async (page) => {
      const email = `locked.${Date.now()}@mail.example`;
      for (let time = 1; time <= 5; time += 1) {
        await page.locator('[name=email]').fill(email);
        await page.locator('[name=password]').fill('not the password');
        await page.locator('main [type=submit]').click();
        await page.locator('#error-summary-title').waitFor();
      }
    },
  },
  { name: 'reset-password-sent', who: 'visitor', path: '/reset-password?sent=1' },
  { name: 'reset-password-done', who: 'visitor', path: '/reset-password/do?done=1' },
  { name: 'mail-change-do', who: 'visitor', path: '/mail-change/do?token=a-token-that-nobody-has-made' },
  { name: 'mail-change-spent', who: 'visitor', path: '/mail-change/do' },
  { name: 'mail-change-done', who: 'visitor', path: '/mail-change/do?done=1' },
  { name: 'settings', who: 'free', path: '/settings', whole: true },
  { name: 'settings-newcomer', who: 'newcomer', path: '/settings' },
  { name: 'settings-notifications', who: 'free', path: '/notifications', whole: true },
  {
    name: 'settings-notifications-quiet',
    who: 'free',
    path: '/notifications',
    whole: true,
    act: async (page) => {
      await page.locator('[name=quiet]').check();
    },
  },
  { name: 'settings-notifications-loading', who: 'free', path: '/notifications', prepare: late(/\/api\/notification-preferences/) },
  { name: 'settings-notifications-failed', who: 'free', path: '/notifications', prepare: broken(/\/api\/notification-preferences/) },
  {
    name: 'push-offer',
    who: 'free',
    path: '/members',
    // What a browser says that could show notices; this one cannot.
    act: async (page) => {
      await page.evaluate(`document.cookie = 'push-offer=1; path=/'`);
      await page.reload();
    },
  },
  { name: 'settings-messages', who: 'free', path: '/settings/messages', whole: true },
  { name: 'settings-email', who: 'free', path: '/settings/email', whole: true },
  {
    name: 'settings-email-errors',
    who: 'free',
    path: '/settings/email',
    whole: true,
    act: (page) => page.locator('main form [type=submit]').click(),
  },
  {
    name: 'settings-email-waiting',
    who: 'free',
    path: '/settings/email',
    prepare: answering(/\/api\/account\/email/, { email: 'marianne.new@mail.example' }),
  },
  { name: 'settings-password', who: 'free', path: '/settings/password', whole: true },
  {
    name: 'settings-password-errors',
    who: 'free',
    path: '/settings/password',
    whole: true,
    act: (page) => page.locator('main form [type=submit]').click(),
  },
  {
    name: 'settings-password-saved',
    who: 'free',
    path: '/settings/password',
    prepare: answering(/\/api\/account\/password/, { done: true }),
    act: async (page) => {
      for (const name of ['old_password', 'password', 'password_again']) await page.locator(`[name=${name}]`).fill('Heidebloem-61-uit');
      await page.locator('main form [type=submit]').click();
    },
  },
  { name: 'settings-sessions', who: 'free', path: '/settings/sessions' },
  { name: 'settings-sessions-loading', who: 'free', path: '/settings/sessions', prepare: late(/\/api\/sessions/) },
  { name: 'settings-sessions-failed', who: 'free', path: '/settings/sessions', prepare: broken(/\/api\/sessions/) },
  { name: 'settings-display', who: 'free', path: '/settings/display', whole: true },
];
