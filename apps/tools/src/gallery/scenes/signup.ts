import type { Page } from 'playwright-core';
import { refusing, type Scene } from '../scene.js';

const lastStep: Scene['act'] = async (page, cast) => {
  await draft(4).act?.(page, cast);
  await page.locator('main [type=submit]').click();
  await page.locator('#error-summary-title').waitFor();
};

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
    if (step < 1) {
      await page.locator('#error-summary-title').waitFor();
      return;
    }
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

/** The page on which the sign-up says why it does not take everybody: the settings in the page are another site's. */
const closed = (signups: 'other' | 'with_trafficsource') => (page: Page) =>
  page.route(/\/signup$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"signups":"all"', `"signups":"${signups}"`) });
  });

const placeWith = (name: string, position: 'found' | 'denied' | 'none'): Scene => {
  const step = draft(2);
  return {
    ...step,
    name,
    act: async (page, cast) => {
      const context = page.context();
      if (position !== 'denied') await context.grantPermissions(['geolocation']);
      await context.setGeolocation(position === 'none' ? { latitude: 55, longitude: -30 } : { latitude: 52.0907, longitude: 5.1214 });
      await step.act?.(page, cast);
      await page.locator('main button[aria-describedby=locate-hint]').click();
      await page.locator('main [role=status] svg').first().waitFor();
    },
  };
};

export const signupScenes: readonly Scene[] = [
  { name: 'signup-start', who: 'visitor', path: '/signup', whole: true },
  { name: 'signup-errors', who: 'visitor', path: '/signup', whole: true, act: (page) => page.locator('main [type=submit]').click() },
  draft(1),
  draft(2),
  draft(3),
  draft(4),
  placeWith('signup-place-found', 'found'),
  placeWith('signup-place-nowhere', 'none'),
  { ...draft(4), name: 'signup-refused', prepare: refusing(/api\/signup$/, 409, 'email_in_use'), act: lastStep },
  {
    ...draft(4),
    name: 'signup-offline',
    act: async (page, cast) => {
      await draft(4).act?.(page, cast);
      await page.context().setOffline(true);
      await page.locator('main [type=submit]').click();
      await page.locator('#error-summary-title').waitFor();
    },
  },
  {
    name: 'signup-taken',
    who: 'visitor',
    path: '/signup',
    whole: true,
    prepare: refusing(/signup\/check/, 409, 'email_in_use'),
    act: draft(0).act,
  },
  { name: 'signup-invite-only', who: 'visitor', path: '/signup', prepare: closed('other') },
  { name: 'signup-partners-only', who: 'visitor', path: '/signup', prepare: closed('with_trafficsource') },
  {
    name: 'complete-signup-too-often',
    who: 'newcomer',
    path: '/complete-signup',
    prepare: refusing(/activation\/resend/, 429, 'too_many_requests'),
    act: async (page) => {
      await page.locator('main button:not([type=submit])').first().click();
      await page.locator('main [role=alert]').waitFor();
    },
  },
  { name: 'login-to-chat', who: 'visitor', path: ({ shown }) => `/members/${shown}/chat` },
  { name: 'teaser', who: 'visitor', path: ({ shown }) => `/members/${shown}/signup` },
  { name: 'link-invitation', who: 'visitor', path: ({ invitation }) => `/${invitation}` },
  { name: 'privacy-us', who: 'visitor', path: '/pages/privacy', whole: true },
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
