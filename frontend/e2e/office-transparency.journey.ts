import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { Person } from './support/browser.js';
import { letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;
const figures = /\/api\/admin\/transparency\?/;

describe('the figures of moderation', () => {
  const stage = onStage();
  const { product } = stage;

  /** A suspension of last week that was overturned, and a warning that stands, both by the moderator of the demo. */
  const decide = async (): Promise<void> => {
    await product.forgetCases();
    await product.sql(`
      with mira as (select id from auth.staff where email = '${staffOf('moderator').email}'),
      closed as (
        insert into moderation."case" (id, kind, reason, priority, opened_at, due_at, state, closed_at)
        select uuidv7(), 'report', 'insult', 2, now() - interval '3 hours', now() + interval '1 day', 'closed', now()
          from generate_series(1, 2) returning id),
      numbered as (select id, row_number() over () as n from closed),
      decided as (
        insert into moderation.decision (case_id, member_id, staff_id, at, measure, rule, days, state, in_force_at, until)
        select n.id, uuidv7(), mira.id, now(), case n when 1 then 'suspension' else 'warning' end, 'insult', case n when 1 then 7 end,
               case n when 1 then 'overturned' else 'in_force' end, now(), case n when 1 then now() + interval '7 days' end
          from (select id, n::int from numbered) n, mira returning id, measure)
      insert into moderation.appeal (decision_id, at, state, decided_at) select id, now(), 'overturned', now() from decided where measure = 'suspension'`);
  };

  it(
    'tell a moderator about the house and themselves, and give the file of the year [D10]',
    async () => {
      await decide();
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('moderator'));
      await page.goto('/admin');
      await page.getByRole('menuitem', { name: 'Transparency' }).click();
      await page.getByRole('region', { name: 'What came in' }).getByRole('row', { name: 'Report Insults or threatens 2 0' }).waitFor();
      const own = page.getByRole('region', { name: 'Each moderator' });
      await own.getByRole('row', { name: 'Mira Moderator 2 2 1 50 % 0 3 h 0 min' }).waitFor();
      await page.getByText('You see your own figures.').waitFor();
      expect(await office.barriers()).toEqual([]);

      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /Statements of reasons/ }).click()]);
      const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain('DECISION_ACCOUNT_SUSPENDED');
      await office.leave();
    },
    JOURNEY_MS,
  );

  it(
    'fit a phone, say when there are none, and can be asked for again when they do not come',
    async () => {
      await product.forgetCases();
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('owner'));
      await page.route(figures, (route) => route.fulfill({ status: 422, json: { error: 'generic' } }));
      await page.goto('/admin/transparency');
      await page.getByText('This could not be loaded').waitFor();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await page.getByText('Nothing was reported or decided in this year.').waitFor();
      // The button left with what it said: the title of the page has the focus.
      await page.waitForFunction(() => document.activeElement?.matches('h1, h2'));
      expect(await office.barriers()).toEqual([]);
      await decide();
      await page.reload();
      await page.getByRole('row', { name: /^Mira Moderator/ }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await office.barriers()).toEqual([]);
      office.complaints.length = 0;
      await office.leave();
    },
    JOURNEY_MS,
  );
});
