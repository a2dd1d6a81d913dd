import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentEnvironment } from '#config';
import { endAllApps, runningApp, type App } from '#testing-product';
import { Person } from './support/browser.js';
import { onStage } from './support/stage.js';

const START_MS = 100_000;

/** The settings of the product that runs, for one more process of it. */
function sameServices(): Record<string, string> {
  const env = currentEnvironment();
  const names = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'DATA_DIR', 'APP_SECRET', 'MOLLIE_KEY', 'MOLLIE_ENDPOINT'];
  return { APP_MODE: 'demo', ...Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : []))) };
}

describe('a site that would like to count visits', () => {
  const stage = onStage();
  let counter: Server;
  let site: App;
  /** What the other company got to know. */
  const told: string[] = [];
  beforeAll(async () => {
    counter = createServer((request, response) => {
      told.push(request.url ?? '');
      response.setHeader('Content-Type', 'text/javascript').end(`new Image().src = '${origin()}/seen?' + location.pathname`);
    }).listen(0, '127.0.0.1');
    await once(counter, 'listening');
    site = await runningApp('api', { ...sameServices(), ANALYTICS_URL: `${origin()}/tag.js` });
  }, START_MS);
  afterAll(async () => {
    await endAllApps();
    counter.close();
  });
  const origin = () => `http://127.0.0.1:${(counter.address() as AddressInfo).port}`;

  it('asks first, tells nobody before the yes nor after the no, and never where people pay or tell about themselves [#154] [#E10]', async () => {
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL: site.url });
    const { page } = visitor;
    const foreign = new Set<string>();
    page.on('request', (request) => {
      const { origin: asked } = new URL(request.url());
      if (asked !== new URL(site.url).origin) foreign.add(asked);
    });
    await page.goto('/pages/faq');
    const question = page.getByRole('complementary', { name: 'May we count your visit?' });
    const [yes, no] = [question.getByRole('button', { name: /^Yes/ }), question.getByRole('button', { name: /^No/ })];
    const styleOf = (element: Element) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
      return [backgroundColor, color, fontSize, fontWeight, borderColor, element.getBoundingClientRect().height >= 48];
    };
    expect(await yes.evaluate(styleOf)).toEqual(await no.evaluate(styleOf));
    expect(await visitor.barriers()).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect([[...foreign], told]).toEqual([[], []]);

    await no.click();
    await question.waitFor({ state: 'detached' });
    await page.goto('/pages/terms');
    await page.waitForLoadState('networkidle');
    expect([[...foreign], told]).toEqual([[], []]);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choice' }).click();
    await page.getByText('You said no.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    const counts = page.waitForRequest(/seen/);
    await page.getByRole('button', { name: 'Yes, count it' }).click();
    await counts;
    await page.getByText('You said yes.').waitFor();
    expect([...foreign]).toEqual([origin()]);

    // The app is awake, and its link to a page that nobody counts loads that page anew, without the script.
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => 'interactive' in document.documentElement.dataset);
    told.length = 0;
    foreign.clear();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prices' }).click();
    await page.waitForURL('**/pricing');
    await page.getByRole('heading', { level: 1, name: 'Prices' }).waitFor();
    expect(await page.locator('script[src*="tag.js"]').count()).toBe(0);
    await page.goto('/signup');
    await page.waitForLoadState('networkidle');
    expect([[...foreign], told]).toEqual([[], []]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
