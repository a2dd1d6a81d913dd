import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { variantsToRun } from './support/variants.js';
import { Person } from './support/browser.js';
import { eventually } from './support/members.js';
import { letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;

describe('in the back office, ops', () => {
  const stage = onStage();
  const { product } = stage;

  it.each(
    variantsToRun([
      { width: 1_280, dark: false },
      { width: 390, dark: true },
    ]),
  )(
    'see what was given up, look into it and have it tried again, at $width px, dark: $dark [#141]',
    async ({ width, dark }) => {
      const { id: memberId } = await product.member();
      const id = randomUUID();
      await product.sql(
        `insert into events.dead_letter (id, reaction, payload, tries, reason, told_at, at)
         values ($1, 'mail.address-tried', jsonb_build_object('memberId', $2::text, 'tryId', uuidv7()), 20, 'MailDelayed: later', now(), now())`,
        [id, memberId],
      );
      const office = await Person.arrive(stage.browser, { lang: 'en', width, dark, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('ops'));

      await page.goto('/admin');
      await page.getByRole('main').getByRole('link', { name: /^Jobs/ }).click();
      await page.getByRole('link', { name: 'Given up', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Jobs: Given up' }).waitFor();
      await page.getByText('MailDelayed: later').first().waitFor();
      expect(await office.barriers()).toEqual([]);

      await page.locator(`a[href$="${id}/show"]`).click();
      await page.getByRole('heading', { level: 2, name: 'mail.address-tried' }).waitFor();
      await page.getByText('auth.address_tried').waitFor();
      await page.getByText(memberId).waitFor();
      expect(await office.barriers()).toEqual([]);

      await page.getByRole('button', { name: 'Try again' }).click();
      const dialog = page.getByRole('dialog', { name: 'Try this again?' });
      await dialog.getByRole('radio', { name: 'An outage is over' }).check();
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('It is tried again. If it fails, it comes back here.').waitFor();
      await page.getByRole('heading', { level: 1, name: 'Jobs: Given up' }).waitFor();
      await eventually(10, async () => (await page.locator(`a[href$="${id}/show"]`).count()) === 0);
      expect(await product.sql(`select reason from audit.entry where subject_id = $1`, [id])).toEqual([{ reason: 'outage_over' }]);
      await office.leave();
    },
    JOURNEY_MS,
  );

  it(
    'see that nothing was given up, that a list cannot be loaded, which recurring job fails and which worker was lost',
    async () => {
      const lost = randomUUID();
      await product.sql(
        `insert into events.heartbeat (id, process, host, pid, started_at, at) values ($1, 'worker', 'machine-9', 4711, now() - interval '1 day', now() - interval '2 minutes')`,
        [lost],
      );
      await product.sql(
        `update events.schedule set failing_since = now(), last_error = 'Error: no space' where name = 'audit.make-partitions'`,
      );
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('ops'));

      await page.route('**/api/admin/dead-letters?*', (route) => route.fulfill({ json: { rows: [], total: 0, more: false } }));
      await page.goto('/admin/dead_letters');
      await page.getByText('Nothing was given up.').waitFor();
      await page.unrouteAll();

      await page.route('**/api/admin/recurring-jobs?*', (route) => route.fulfill({ status: 422, json: { error: 'invalid_input' } }));
      await page.getByRole('link', { name: 'Recurring', exact: true }).click();
      await page.getByText('This could not be loaded').waitFor();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      const failing = page.locator('tbody tr', { hasText: 'audit.make-partitions' });
      await failing.getByText('Failed', { exact: true }).waitFor();
      await failing.getByText('Error: no space').waitFor();

      await page.getByRole('link', { name: 'Workers', exact: true }).click();
      await page.locator('tbody tr', { hasText: 'machine-9' }).getByText('Lost', { exact: true }).waitFor();
      expect(await office.barriers()).toEqual([]);
      await product.sql(`delete from events.heartbeat where id = $1`, [lost]);
      await product.sql(`update events.schedule set failing_since = null, last_error = null where name = 'audit.make-partitions'`);
      office.complaints.length = 0;
      await office.leave();
    },
    JOURNEY_MS,
  );
});
