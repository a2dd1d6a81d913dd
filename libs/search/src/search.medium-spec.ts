import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SearchQuery } from '#contracts';
import { Transactions } from '#database';
import { World, type Someone } from '#testing';
import { BlocksService, StandingService } from '#visibility';
import { SearchService } from './search.service.js';

const AMSTERDAM = 2_759_794;

describe('search', () => {
  let world: World;
  let search: SearchService;

  beforeAll(async () => {
    world = await World.open();
    search = world.get(SearchService);
  });
  beforeEach(() => world.empty());
  afterAll(() => world.close());

  const found = async (me: Someone, query: SearchQuery = {}): Promise<string[]> =>
    (await search.find(me, query)).profiles.map(({ name }) => name).toSorted();

  it('finds by sex, country, region and age, and counts what it found', async () => {
    const me = await world.member('Me', { gender: 'female', sought_sex: 'male' });
    await world.member('Fits', { gender: 'male', date_of_birth: '1960-01-01' });
    await world.member('Woman', { gender: 'female' });
    await world.member('Young', { gender: 'male', date_of_birth: '1980-01-01' });
    await world.member('Abroad', { gender: 'male', country: 'DE', town_id: 2_950_159 });
    await world.member('Elsewhere', { gender: 'male', town_id: AMSTERDAM });
    expect(await found(me)).toEqual(['Elsewhere', 'Fits']);
    expect(await found(me, { countryregion: '09' })).toEqual(['Fits']);
    expect(await found(me, { min_age: 40 })).toEqual(['Elsewhere', 'Fits', 'Young']);
    expect(await found(me, { gender: 'both' })).toEqual(['Elsewhere', 'Fits', 'Woman']);
    expect(await found(me, { country: 'DE' })).toEqual(['Abroad']);
    expect(await search.find(me, {})).toMatchObject({
      num_results: 2,
      more: false,
      filters: { gender: 'male', country: 'NL', min_age: 50 },
    });
  });

  it('is two-way: it shows those who look for somebody like me, unless I switch that off', async () => {
    const me = await world.member('Me', { gender: 'female', sought_sex: 'male' });
    await world.member('ForWomen', { gender: 'male', sought_sex: 'female' });
    await world.member('ForMen', { gender: 'male', sought_sex: 'male' });
    const older = await world.member('ForOlder', { gender: 'male', sought_sex: 'female' });
    await world.rows(`update profiles.profile set sought_min_age = 70 where member_id = $1`, [older.id]);
    expect(await found(me)).toEqual(['ForWomen']);
    expect(await found(me, { two_way: false })).toEqual(['ForMen', 'ForOlder', 'ForWomen']);
  });

  it('hides who is hidden: blocked either way, not confirmed, paused, banned, deleted; and fictional ones until asked', async () => {
    const me = await world.member('Me', { gender: 'female', sought_sex: 'male' });
    const man = (name: string): Promise<Someone> => world.member(name, { gender: 'male' });
    await man('stays');
    await world.member('unconfirmed', { gender: 'male', confirmed: false });
    await world.member('fictional', { gender: 'male', fictional: true });
    const blocks = world.get(BlocksService);
    await blocks.block(me.id, (await man('blocked')).id);
    await blocks.block((await man('blocks')).id, me.id);
    for (const flag of ['paused', 'suspended', 'banned', 'deleted'] as const) {
      const { id } = await man(flag);
      await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, id, flag, true));
    }
    expect(await found(me)).toEqual(['stays']);
    expect(await found(me, { fictional: true })).toEqual(['fictional', 'stays']);
    expect((await search.find(me, { fictional: true })).profiles.find(({ name }) => name === 'fictional')).toMatchObject({
      fictional: true,
      online: false,
    });
  });

  it('walks through all pages without a double and without a gap', async () => {
    const me = await world.member('Me', { gender: 'female', sought_sex: 'both' });
    for (let index = 0; index < 11; index += 1) await world.member(`No${index}`, { gender: index % 2 ? 'male' : 'female' });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await search.find(me, { limit: 4, ...(cursor && { cursor }) });
      expect(page.num_results).toBe(11);
      seen.push(...page.profiles.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toHaveLength(11);
    expect(new Set(seen).size).toBe(11);
    await expect(search.find(me, { cursor: 'made-up' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('shows a visitor the first twelve, blurred, with region and without town, and no more', async () => {
    for (let index = 0; index < 14; index += 1) await world.member(`No${index}`);
    const site = await world.member('Site');
    const answer = await search.findForVisitor(site.communityId, 'NL', { limit: 100 });
    expect(answer.profiles).toHaveLength(12);
    expect(answer).toMatchObject({ cursor: null, limited: true });
    expect(answer.profiles[0]).toMatchObject({ city: '', headline: '', online: false });
  });

  it('takes two queries', async () => {
    const me = await world.member('Me');
    await world.member('Other', { gender: 'male' });
    const statements = await world.statementsIn(() => search.find(me, {}));
    expect(statements).toHaveLength(2);
  });
});
