import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoIds } from '#site';
import { World } from '#testing';
import { callerAt, endAllApps, productionSettings, runningApp, type App } from '#testing-product';

const START_MS = 60_000;
/** An owner's text is in force within a minute. */
const MINUTE_MS = 60_000;
let world: World;
let api: App;
beforeAll(async () => {
  world = await World.open();
  await world.rows('truncate site.info_text');
  api = await runningApp('api', productionSettings());
}, START_MS);
afterAll(async () => {
  await world.rows('truncate site.info_text');
  await endAllApps();
  await world.close();
});

const open = async (path: string, locale: string) =>
  (
    await callerAt(api.url)
      .get(path)
      .set({ host: 'www.site.example', cookie: `skip-site-entry=1; locale=${locale}` })
  ).text;

describe('a page whose text the owner wrote', () => {
  it(
    'says it within a minute, with the facts filled in, its date and nothing that could run, and only in its language [#45]',
    async () => {
      // Whoever asks again and again keeps the old page in memory.
      expect(await open('/pages/service', 'nl')).not.toContain('Kom gerust langs');
      await world.rows(
        `insert into site.info_text (site_id, page, locale, version, title, lead, sections, in_force_at)
         values ($1, 'service', 'nl', 1, 'Kom gerust langs', 'Op werkdagen bij {{company}}.', $2, '2026-10-01T10:00:00Z')`,
        [demoIds.site, JSON.stringify([{ title: 'Waar?', text: 'Bel {{phone}}.\n\n<script>alert(1)</script><b>vet</b>' }])],
      );
      const from = Date.now();
      let page = '';
      while (!page.includes('Kom gerust langs')) {
        if (Date.now() - from > MINUTE_MS) throw new Error('the old text is still there after a minute');
        page = await open('/pages/service', 'nl');
        await sleep(250);
      }
      const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
      expect(page).toMatch(/<title>Kom gerust langs[^<]*<\/title>/);
      expect(main).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;b&gt;vet&lt;/b&gt;');
      expect(main).not.toMatch(/<script|<b>|\{\{/);
      expect(main).toMatch(/1 oktober 2026/);
      expect(await open('/pages/service', 'de')).not.toContain('Kom gerust langs');
    },
    2 * MINUTE_MS,
  );
});
