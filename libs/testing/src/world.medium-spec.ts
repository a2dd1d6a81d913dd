import { expect, it } from '@jest/globals';
import { demoIds, SiteService } from '#site';
import { World } from './world.js';

it('finds the sites as the file before found them, whatever that one changed and brought', async () => {
  const found = async (world: World) => [
    await world.rows(`select to_jsonb(c) as row from site.company c order by id`),
    await world.rows(`select to_jsonb(s) as row from site.site s order by id`),
  ];
  const one = await World.open();
  const before = await found(one);
  await one.rows(`update site.company set creditor_id = 'NL13ZZZ123456780000' where id = $1`, [demoIds.company]);
  await one.rows(
    `insert into site.company select (jsonb_populate_record(c, jsonb_build_object('id', uuidv7()))).* from site.company c where id = $1`,
    [demoIds.company],
  );
  await one.rows(`update site.site set settings = settings || '{"swipe_likes": 3}' where id = $1`, [demoIds.site]);
  await one.get(SiteService).refresh();
  await one.close();

  const next = await World.open();
  expect(await found(next)).toEqual(before);
  expect((await next.get(SiteService).byId(demoIds.site)).company.creditorId).toBeNull();
  await next.close();
});
