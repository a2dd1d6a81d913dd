import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pageGroupOf } from '#contracts';
import { World } from '#testing';
import { demoIds, PageCounts } from '../index.js';

let world: World;
let counts: PageCounts;
beforeAll(async () => {
  world = await World.open();
  counts = world.get(PageCounts);
});
beforeEach(() => world.rows('truncate site.page_count'));
afterAll(() => world.close());

const siteId = demoIds.site;
const kept = () =>
  world.rows<{ page: string; kind: string; times: string }>(`select page, kind, times from site.page_count order by page, kind`);

describe('the counts of pages that were left', () => {
  it('are sums, written in one statement and added to those of the same hour [#146]', async () => {
    for (let each = 0; each < 3; each += 1) counts.count({ siteId, page: 'home', kind: 'hidden' });
    counts.count({ siteId, page: 'home', kind: 'bounced' });
    counts.count({ siteId, page: 'members', kind: 'hidden' });
    expect(await world.statementsIn(() => counts.flush())).toHaveLength(1);
    counts.count({ siteId, page: 'home', kind: 'hidden' });
    await counts.flush();
    expect((await kept()).map(({ page, kind, times }) => [page, kind, Number(times)])).toEqual([
      ['home', 'bounced', 1],
      ['home', 'hidden', 4],
      ['members', 'hidden', 1],
    ]);
  });

  it('cost nothing while nobody leaves', async () => {
    expect(await world.statementsIn(() => counts.flush())).toEqual([]);
  });

  it('have columns for an hour, a site, a kind of page and a number, and nothing that tells who [#146]', async () => {
    const columns = await world.rows<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'site' and table_name = 'page_count' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['hour', 'kind', 'page', 'site_id', 'times']);
  });

  it('lie in a table of their month, also in the coming ones', async () => {
    await counts.makePartitions();
    const [{ tables } = { tables: 0 }] = await world.rows<{ tables: number }>(
      `select count(*)::int as tables from pg_inherits where inhparent = 'site.page_count'::regclass`,
    );
    expect(tables).toBeGreaterThanOrEqual(5);
  });
});

describe('the kind of a page', () => {
  it.each([
    ['/', 'home'],
    ['/members/0192f0c1-7e1b-7aaa-8000-0123456789ab/chat', 'members'],
    ['/aSecretToken_of-a-mail-1234567890', 'other'],
    ['/pages/terms', 'pages'],
    ['', 'home'],
  ])('never holds an id or a token: %s is %s [#146]', (path, group) => {
    expect(pageGroupOf(path)).toBe(group);
  });
});
