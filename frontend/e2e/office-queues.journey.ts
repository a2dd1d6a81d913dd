import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { QueuesOverview } from '#contracts-admin';
import { variantsToRun } from './support/variants.js';
import { Person } from './support/browser.js';
import { eventually } from './support/members.js';
import { letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;
const figures = '**/api/admin/queues';

describe('in the back office, the page of queues', () => {
  const stage = onStage();
  const { product } = stage;

  it.each(
    variantsToRun([
      { width: 1_280, dark: false },
      { width: 390, dark: true },
    ]),
  )(
    'shows ops each queue and the outbox, and an alarm when work is given up, at $width px, dark: $dark [#141]',
    async ({ width, dark }) => {
      const id = randomUUID();
      const office = await Person.arrive(stage.browser, { lang: 'en', width, dark, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('ops'));
      await page.goto('/admin');
      await page.getByRole('main').getByRole('link', { name: /^Jobs/ }).click();
      await page.getByRole('heading', { level: 1, name: 'Jobs: Queues' }).waitFor();
      const mails = page.getByRole('listitem').filter({ hasText: 'Mails that somebody waits for' });
      await mails.getByText('Oldest waits').waitFor();
      await page.getByRole('region', { name: 'Outbox' }).getByText('Due').waitFor();
      expect(await office.barriers()).toEqual([]);

      await product.sql(
        `insert into events.dead_letter (id, reaction, payload, tries, reason, told_at, at)
         values ($1, 'mail.address-tried', jsonb_build_object('memberId', uuidv7(), 'tryId', uuidv7()), 20, 'MailDelayed: later', now(), now())`,
        [id],
      );
      const alarms = page.getByRole('region', { name: 'Alarms' });
      // Nobody loads the page again: it reads itself.
      await alarms.getByText('Work was given up after all its tries.').waitFor();
      await product.sql(`delete from events.dead_letter where id = $1`, [id]);

      await mails.getByRole('link', { name: 'Single jobs: Mails that somebody waits for' }).click();
      await page.waitForURL('**/admin/queues/queue/mail-critical');
      office.complaints.length = 0;
      await office.leave();
    },
    JOURNEY_MS,
  );

  it(
    'says in plain words that Redis does not answer, and that figures are old, and goes on',
    async () => {
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('ops'));
      await page.clock.install();

      await page.route(figures, (route) => route.fulfill({ status: 422, json: { error: 'generic' } }));
      await page.goto('/admin/queues-overview');
      await page.getByText('This could not be loaded').waitFor();
      await page.unrouteAll();

      await page.route(figures, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...((await answer.json()) as QueuesOverview), queues: null } });
      });
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText(/Redis does not answer, so the queues cannot be shown/).waitFor();
      await page.getByRole('region', { name: 'Outbox' }).getByText('Due').waitFor();
      expect(await office.barriers()).toEqual([]);
      await page.unrouteAll();

      await page.route(figures, (route) => route.fulfill({ status: 500, json: { error: 'generic' } }));
      await page.clock.runFor(11_000);
      await page.getByText(/These figures are from/).waitFor();
      await page.unrouteAll();
      await page.clock.runFor(11_000);
      await page.getByText('Mails that somebody waits for').waitFor();
      office.complaints.length = 0;
      await office.leave();
    },
    JOURNEY_MS,
  );

  it(
    'reads itself again every ten seconds, but not while nobody sees it',
    async () => {
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('ops'));
      await page.clock.install();
      let readings = 0;
      await page.route(figures, (route) => {
        readings += 1;
        return route.fallback();
      });
      const isSeen = (state: 'visible' | 'hidden') =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        }, state);

      await page.goto('/admin/queues-overview');
      await page.getByText('Mails that somebody waits for').waitFor();
      expect(readings).toBe(1);
      await page.clock.runFor(10_100);
      await eventually(10, () => Promise.resolve(readings === 2));
      await isSeen('hidden');
      await page.clock.runFor(60_000);
      await isSeen('visible');
      await eventually(10, () => Promise.resolve(readings === 3));
      await office.leave();
    },
    JOURNEY_MS,
  );

  it(
    'is not there for a moderator, who is refused at its address too',
    async () => {
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('moderator'));
      await page.goto('/admin');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Members/ })
        .waitFor();
      expect(await page.getByRole('link', { name: /^Jobs/ }).count()).toBe(0);
      await page.goto('/admin/queues-overview');
      await page.getByText('Your role may not see this. The attempt was written down.').waitFor();
      expect((await office.context.request.get('/api/admin/queues')).status()).toBe(403);
      office.complaints.length = 0;
      await office.leave();
    },
    JOURNEY_MS,
  );
});
