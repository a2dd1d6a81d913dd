import { refusing, type Scene } from '../scene.js';

const draft = (step: number): Scene => ({
  name: `signup-step-${step}`,
  who: 'visitor',
  path: '/signup',
  act: async (page) => {
    await page.locator('[name=email]').fill(`anna.${Date.now()}@mail.example`);
    await page.locator('[name=password]').fill('Heidebloem-61-uit');
    await page.locator('[name=name]').fill('Annelore');
    await page.locator('[name=birth_day]').fill('24');
    await page.locator('[name=birth_month]').selectOption('5');
    await page.locator('[name=birth_year]').fill('1961');
    await page.locator('[name=gender][value=female]').check({ force: true });
    await page.locator('[name=sought_sex][value=male]').check({ force: true });
    await page.locator('[name=terms_version]').check({ force: true });
    await page.locator('main [type=submit]').click();
    await page.waitForURL(/step=1/);
    if (step >= 2) await page.locator('main a[href*="step=2"]').click();
    if (step >= 3) {
      await page.locator('[name=country]').selectOption('NL');
      await page.locator('[name=town_text]').pressSequentially('Amersf', { delay: 30 });
      await page.locator('[role=option]').first().click();
      await page.locator('main [type=submit]').click();
      await page.waitForURL(/step=3/);
    }
    if (step >= 4) {
      await page.locator('main [type=submit]').click();
      await page.waitForURL(/step=4/);
    }
  },
});

export const signupScenes: readonly Scene[] = [
  { name: 'signup-start', who: 'visitor', path: '/signup', whole: true },
  { name: 'signup-errors', who: 'visitor', path: '/signup', whole: true, act: (page) => page.locator('main [type=submit]').click() },
  draft(1),
  draft(2),
  draft(3),
  draft(4),
  { name: 'signup-matches', who: 'newcomer', path: '/signup-matches' },
  { name: 'complete-signup', who: 'newcomer', path: '/complete-signup' },
  {
    name: 'complete-signup-wrong-code',
    who: 'newcomer',
    path: '/complete-signup',
    prepare: refusing(/activation\/code/, 422, 'activation_failed'),
    act: async (page) => {
      await page.locator('main input').first().fill('123456');
      await page.locator('main [type=submit]').first().click();
    },
  },
  { name: 'activate-done', who: 'visitor', path: '/activate/done' },
  { name: 'activate-error', who: 'visitor', path: '/activate/error' },
];
