import { describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import type { TestMember } from '#testing';
import { BlocksService, StandingService } from '#visibility';
import { AMSTERDAM, SearchStage } from './search-stage.fixture.js';

describe('search', () => {
  const stage = new SearchStage();

  it('finds by sex, country, region and age, and counts what it found', async () => {
    const me = await stage.world.member('Me', { gender: 'female', sought_sex: 'male' });
    await stage.world.member('Fits', { gender: 'male', date_of_birth: '1960-01-01' });
    await stage.world.member('Woman', { gender: 'female' });
    await stage.world.member('Young', { gender: 'male', date_of_birth: '1980-01-01' });
    await stage.world.member('Abroad', { gender: 'male', country: 'DE', town_id: 2_950_159 });
    await stage.world.member('Elsewhere', { gender: 'male', town_id: AMSTERDAM });
    expect(await stage.found(me)).toEqual(['Elsewhere', 'Fits']);
    expect(await stage.found(me, { countryregion: '09' })).toEqual(['Fits']);
    expect(await stage.found(me, { min_age: 40 })).toEqual(['Elsewhere', 'Fits', 'Young']);
    expect(await stage.found(me, { gender: 'both' })).toEqual(['Elsewhere', 'Fits', 'Woman']);
    expect(await stage.found(me, { country: 'DE' })).toEqual(['Abroad']);
    expect(await stage.search.find(me, {})).toMatchObject({
      numResults: 2,
      more: false,
      filters: { gender: 'male', country: 'NL', min_age: 50 },
    });
  });

  it('is two-way: it shows those who look for somebody like me, unless I switch that off', async () => {
    const me = await stage.world.member('Me', { gender: 'female', sought_sex: 'male' });
    await stage.world.member('ForWomen', { gender: 'male', sought_sex: 'female' });
    await stage.world.member('ForMen', { gender: 'male', sought_sex: 'male' });
    const older = await stage.world.member('ForOlder', { gender: 'male', sought_sex: 'female' });
    await stage.world.rows(`update profiles.profile set sought_min_age = 70 where member_id = $1`, [older.id]);
    expect(await stage.found(me)).toEqual(['ForWomen']);
    expect(await stage.found(me, { two_way: false })).toEqual(['ForMen', 'ForOlder', 'ForWomen']);
  });

  it('means 99 and older by 99, both ways, and turns ages that stand the wrong way round', async () => {
    const born = (age: number) => `${new Date().getUTCFullYear() - age}-01-01`;
    const me = await stage.world.member('Me', { gender: 'female', sought_sex: 'male', date_of_birth: born(101) });
    const old = await stage.world.member('Old', { gender: 'male', date_of_birth: born(103) });
    await stage.world.member('Younger', { gender: 'male', date_of_birth: born(62) });
    await stage.world.rows(`update profiles.profile set sought_min_age = 50, sought_max_age = 99`);
    expect(await stage.found(me)).toEqual(['Old', 'Younger']);
    expect(await stage.found(old, { gender: 'female' })).toEqual(['Me']);
    expect(await stage.found(me, { min_age: 95, max_age: 99 })).toEqual(['Old']);
    expect(await stage.found(me, { max_age: 98 })).toEqual(['Younger']);
    expect(await stage.found(me, { min_age: 70, max_age: 60 })).toEqual(['Younger']);
    // Whoever looks for up to 98 does not look for her.
    await stage.world.rows(`update profiles.profile set sought_max_age = 98 where member_id = $1`, [old.id]);
    expect(await stage.found(me)).toEqual(['Younger']);
  });

  it('hides who is hidden: blocked either way, not confirmed, paused, banned, deleted; and fictional ones until asked', async () => {
    const me = await stage.world.member('Me', { gender: 'female', sought_sex: 'male' });
    const man = (name: string): Promise<TestMember> => stage.world.member(name, { gender: 'male' });
    await man('stays');
    await stage.world.member('unconfirmed', { gender: 'male', confirmed: false });
    await stage.world.member('fictional', { gender: 'male', fictional: true });
    const blocks = stage.world.get(BlocksService);
    await blocks.block(me.id, (await man('blocked')).id);
    await blocks.block((await man('blocks')).id, me.id);
    for (const flag of ['paused', 'suspended', 'banned', 'deleted'] as const) {
      const { id } = await man(flag);
      await stage.world.get(Transactions).run((tx) => stage.world.get(StandingService).set(tx, id, flag, true));
    }
    expect(await stage.found(me)).toEqual(['stays']);
    expect(await stage.found(me, { fictional: true })).toEqual(['fictional', 'stays']);
    expect((await stage.search.find(me, { fictional: true })).profiles.find(({ name }) => name === 'fictional')).toMatchObject({
      fictional: true,
      online: false,
      new_here: false,
    });
    expect(await stage.found(me, { fictional: true, new_here: true })).toEqual(['stays']);
  });

  it('puts first who was here last, then the newer account, whoever paid: so the page about the order says it [#E12]', async () => {
    const me = await stage.world.member('Me', { gender: 'female', sought_sex: 'male' });
    const man = (name: string, paid: boolean) => stage.world.member(name, { gender: 'male', paid });
    const away = await man('away, paid', true);
    await man('older, paid', true);
    await man('newer', false);
    const ordered = async (more: object = {}) => (await stage.search.find(me, more)).profiles.map(({ name }) => name);
    await stage.world.rows(`update visibility.member_standing set last_active = last_active - interval '2 days' where member_id = $1`, [
      away.id,
    ]);
    expect(await ordered()).toEqual(['newer', 'older, paid', 'away, paid']);
    await stage.world.member('example', { gender: 'male', fictional: true });
    expect(await ordered({ fictional: true })).toEqual(['example', 'newer', 'older, paid', 'away, paid']);
  });

  it('walks through all pages by number, without a double and without a gap, and knows how many it found [#93]', async () => {
    const me = await stage.world.member('Me', { gender: 'female', sought_sex: 'both' });
    for (let index = 0; index < 11; index += 1) await stage.world.member(`No${index}`, { gender: index % 2 ? 'male' : 'female' });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    let pageNumber = 0;
    do {
      const page = await stage.search.find(me, { limit: 4, ...(cursor && { cursor, pageNumber: pageNumber + 1 }) });
      expect([page.numResults, page.pageNumber]).toEqual([11, (pageNumber += 1)]);
      seen.push(...page.profiles.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toHaveLength(11);
    expect(new Set(seen).size).toBe(11);
    await expect(stage.search.find(me, { pageNumber: 2 })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(stage.search.find(me, { cursor: 'made-up' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('shows a visitor the first twelve, blurred, with region and without town, and no more', async () => {
    for (let index = 0; index < 14; index += 1) await stage.world.member(`No${index}`);
    const site = await stage.world.member('Site');
    const answer = await stage.search.findForVisitor(
      { id: site.siteId, communityId: site.communityId },
      'NL',
      { limit: 100, photo: true },
      'nl',
    );
    expect(answer.profiles).toHaveLength(12);
    expect(answer).toMatchObject({ cursor: null, limited: true });
    expect(answer.profiles[0]).toMatchObject({ city: '', headline: '', online: false });
  });

  it('refuses a cursor of other filters, and only counts when asked to', async () => {
    const me = await stage.world.member('Me', { gender: 'female' });
    for (const name of ['A', 'B', 'C']) await stage.world.member(name, { gender: 'male' });
    const { cursor } = await stage.search.find(me, { limit: 2 });
    await expect(stage.search.find(me, { limit: 2, min_age: 51, cursor: cursor ?? '' })).rejects.toMatchObject({ code: 'invalid_input' });
    const statements = await stage.world.statementsIn(async () =>
      expect(await stage.search.find(me, { limit: 0 })).toMatchObject({ numResults: 3, profiles: [], cursor: null }),
    );
    expect(statements).toHaveLength(1);
  });

  it('takes two queries', async () => {
    const me = await stage.world.member('Me');
    await stage.world.member('Other', { gender: 'male' });
    const statements = await stage.world.statementsIn(() => stage.search.find(me, {}));
    expect(statements).toHaveLength(2);
  });
});
