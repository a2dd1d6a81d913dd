import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bodyTypes, eyeColours, hairColours, interests, joinReasons, relationshipStatuses, tattoos, type SearchBody } from '#contracts';
import { Transactions } from '#database';
import { World, type Someone } from '#testing';
import { BlocksService, PresenceService, StandingService } from '#visibility';
import { fillListings } from './fill-listings.js';
import { learnFrequentWords } from './frequent-words.service.js';
import { SearchService } from './search.service.js';

const AMSTERDAM = 2_759_794;
const AMERSFOORT = 2_759_821;
const GRONINGEN = 2_755_251;

describe('search', () => {
  let world: World;
  let search: SearchService;

  beforeAll(async () => {
    world = await World.open();
    search = world.get(SearchService);
  });
  beforeEach(() => world.empty());
  afterAll(() => world.close());

  const learn = () =>
    learnFrequentWords({ query: async (sql, values) => ({ rows: await world.rows(sql, values) }) }, { sample: 1_000, settledMs: 0 });
  const found = async (me: Someone, query: SearchBody = {}): Promise<string[]> =>
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
    const answer = await search.findForVisitor(site.communityId, 'NL', { limit: 100, photo: true }, 'nl');
    expect(answer.profiles).toHaveLength(12);
    expect(answer).toMatchObject({ cursor: null, limited: true });
    expect(answer.profiles[0]).toMatchObject({ city: '', headline: '', online: false });
  });

  const tell = (someone: Someone, facts: string): Promise<unknown> =>
    world.rows(`update profiles.profile set ${facts} where member_id = $1`, [someone.id]);

  it('finds by each thing that members tell about themselves; of several choices one is enough [#4]', async () => {
    const me = await world.member('Me', { gender: 'female' });
    const grey = await world.member('Grey', { gender: 'male' });
    await tell(
      grey,
      `hair = 'grey', eyes = 'blue', body = 'slim', tattoos = 'none', relationship = 'widowed', reason = 'friendship', interests = '{gardening,tea}'`,
    );
    const bald = await world.member('Bald', { gender: 'male' });
    await tell(
      bald,
      `hair = 'bald', eyes = 'brown', body = 'large', tattoos = 'many', relationship = 'single', reason = 'travel', interests = '{hiking}'`,
    );
    await world.member('Silent', { gender: 'male' });
    for (const [only, both] of [
      [{ hair: ['grey'] }, { hair: ['grey', 'bald'] }],
      [{ eyes: ['blue'] }, { eyes: ['blue', 'brown'] }],
      [{ body: ['slim'] }, { body: ['slim', 'large'] }],
      [{ tattoos: ['none'] }, { tattoos: ['none', 'many'] }],
      [{ relationship: ['widowed'] }, { relationship: ['widowed', 'single'] }],
      [{ reason: ['friendship'] }, { reason: ['friendship', 'travel'] }],
      [{ interests: ['tea'] }, { interests: ['tea', 'hiking'] }],
    ] satisfies readonly (readonly [SearchBody, SearchBody])[]) {
      expect(await found(me, only)).toEqual(['Grey']);
      expect(await found(me, both)).toEqual(['Bald', 'Grey']);
    }
    expect(await found(me, { hair: ['grey'], eyes: ['brown'] })).toEqual([]);
    expect(await found(me)).toEqual(['Bald', 'Grey', 'Silent']);
  });

  it('finds by intimate interests only for members who want to see them', async () => {
    const me = await world.member('Me', { gender: 'female' });
    const other = await world.member('Other', { gender: 'male' });
    await tell(other, `intimate_consent_at = now(), interests = '{lingerie,tea}'`);
    expect(await found(me, { intimate: ['lingerie'] })).toEqual([]);
    await tell(me, `sees_intimate = true`);
    expect(await found(me, { intimate: ['lingerie'] })).toEqual(['Other']);
  });

  it('finds by the distance from town to town, by the last visit, by photo, and who is new [#E19]', async () => {
    const me = await world.member('Me', { gender: 'female' });
    await world.member('Here', { gender: 'male' });
    await world.member('Near', { gender: 'male', town_id: AMERSFOORT });
    await world.member('City', { gender: 'male', town_id: AMSTERDAM });
    await world.member('Far', { gender: 'male', town_id: GRONINGEN });
    expect(await found(me, { distance: 10 })).toEqual(['Here']);
    expect(await found(me, { distance: 25 })).toEqual(['Here', 'Near']);
    expect(await found(me, { distance: 50 })).toEqual(['City', 'Here', 'Near']);
    const far = await world.member('LongAgo', { gender: 'male' });
    await world.rows(
      `update visibility.member_standing set last_active = now() - interval '8 days', joined_at = now() - interval '80 days' where member_id = $1`,
      [far.id],
    );
    expect(await found(me, { last_online: 7, distance: 10 })).toEqual(['Here']);
    expect(await found(me, { last_online: 30, distance: 10 })).toEqual(['Here', 'LongAgo']);
    await world.rows(`select search.refresh_listings(array[$1::uuid])`, [far.id]);
    expect(await found(me, { new_here: true, distance: 10 })).toEqual(['Here']);

    expect(await found(me, { photo: true })).toEqual([]);
    await world.rows(`insert into media.photo (member_id, position, main, status, created_at) values ($1, 0, true, 'visible', now())`, [
      far.id,
    ]);
    expect(await found(me, { photo: true })).toEqual(['LongAgo']);
    await world.rows(`update media.photo set status = 'hidden'`);
    expect(await found(me, { photo: true })).toEqual([]);
  });

  it('finds the words of the about-me text by their stem, in the language of the reader and of the writer [#E25]', async () => {
    const me = await world.member('Me', { gender: 'female', language: 'en' });
    await world.member('Dutch', {
      gender: 'male',
      language: 'nl',
      signup_message: "Ik wandel graag, met de kleinkinderen, in het café of d'r buiten.",
    });
    await world.member('English', { gender: 'male', language: 'en', signup_message: 'Two grandchildren and a garden.' });
    expect(await found(me, { about: 'wandelen' })).toEqual(['Dutch']);
    expect(await found(me, { about: 'gardens GRANDCHILDREN' })).toEqual(['English']);
    expect(await found(me, { about: 'cafe' })).toEqual(['Dutch']);
    expect(await found(me, { about: "d'r" })).toEqual(['Dutch']);
    expect(await found(me, { about: 'garden wandelen' })).toEqual([]);
    expect(await found(me, { about: '\\ | & !' })).toEqual(['Dutch', 'English']);
  });

  it('finds who is here now [#E25]', async () => {
    const me = await world.member('Me', { gender: 'female' });
    const here = await world.member('Here', { gender: 'male' });
    const gone = await world.member('Gone', { gender: 'male' });
    const presence = world.get(PresenceService);
    const ids = [me, here, gone].map(({ id }) => id);
    for (const id of ids) presence.touch(id);
    while ((await presence.onlineAmong(ids)).size < ids.length) await sleep(5);
    await presence.leave(gone.id);
    expect(await found(me, { online: true })).toEqual(['Here']);
  });

  it('gives the same people and the same number along the index, over its kinds, over the terms and by frequent words', async () => {
    const me = await world.member('Me', { gender: 'female' });
    await world.rows(
      `
      with made as (
        insert into profiles.profile (member_id, community_id, name, gender, sought_sex, birth_date, country, region, town_id, town, zone, about, hair, updated_at)
        select uuidv7(), $1, 'N' || n, 'male', 'both', '1960-01-01', 'NL', '09', 2745912, 'Utrecht', 'Europe/Amsterdam',
               case when n % 230 = 1 then 'Kayak' when n % 3 = 0 then 'Sailing' else 'Reading' end, case n % 100 when 0 then 'red' else 'grey' end, now()
          from generate_series(1, 4600) n returning member_id)
      insert into visibility.member_standing (member_id, community_id, confirmed, joined_at, last_active)
      select member_id, $1, true, now(), now() - random() * interval '60 days' from made`,
      [me.communityId],
    );
    await world.rows(
      `insert into auth.account (id, community_id, site_id, email, password_hash, language, terms_version, terms_accepted_at, created_at)
      select member_id, community_id, $1, member_id::text, '', 'en', now(), now(), now() from profiles.profile where name like 'N%'`,
      [me.siteId],
    );
    await world.rows(`select search.refresh_listings(array_agg(member_id)) from profiles.profile`);
    const cases = [
      [{ hair: ['red'] }, 46, `hair = 'red'`],
      [{ hair: ['red', 'white'], photo: false }, 46, `hair = 'red'`],
      [{ hair: ['grey'] }, 1_000, `hair = 'grey'`],
      [{ hair: ['red'], about: 'sailing' }, 15, `hair = 'red' and about = 'Sailing'`],
      [{ about: 'sailing' }, 1_000, `about = 'Sailing'`],
      [{ about: 'kayak' }, 20, `about = 'Kayak'`],
      [{ about: 'sailing kayak' }, 0, `false`],
      [{ about: 'sailing', hair: ['grey'] }, 1_000, `about = 'Sailing' and hair = 'grey'`],
    ] satisfies readonly (readonly [SearchBody, number, string])[];
    const check = async ([query, least, expected]: readonly [SearchBody, number, string]): Promise<void> => {
      const all = await world.rows<{ id: string }>(
        `select p.member_id as id from profiles.profile p join search.listing l using (member_id) where ${expected} order by l.active_on desc, l.member_id desc limit 60`,
      );
      const first = await search.find(me, { ...query, limit: 30 });
      const second = await search.find(me, { ...query, limit: 30, ...(first.cursor && { cursor: first.cursor }) });
      expect([...first.profiles, ...(first.cursor ? second.profiles : [])].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      expect([first.num_results, first.more]).toEqual([least, least === 1_000]);
    };
    for (const each of cases) await check(each);

    await learn();
    const known = await world.rows<{ word: string }>(
      `select word from search.frequent_word where country = 'NL' and marked_at is not null order by word`,
    );
    expect(known.map(({ word }) => word)).toEqual(['read', 'reading', 'sail', 'sailing']);
    for (const each of cases) await check(each);
    await world.rows(`update profiles.profile set about = 'Reading' where name = 'N3'`);
    await check([{ about: 'sailing' }, 1_000, `about = 'Sailing'`]);
    const marked = await world.rows(`select count(*)::int as n from search.listing where words <> 0 group by words order by 1`);
    const said = await world.rows(
      `select count(*)::int as n from profiles.profile where about in ('Reading', 'Sailing') group by about order by 1`,
    );
    expect(marked).toEqual(said);
  }, 60_000);

  it('refuses a cursor of other filters, and only counts when asked to', async () => {
    const me = await world.member('Me', { gender: 'female' });
    for (const name of ['A', 'B', 'C']) await world.member(name, { gender: 'male' });
    const { cursor } = await search.find(me, { limit: 2 });
    await expect(search.find(me, { limit: 2, min_age: 51, cursor: cursor ?? '' })).rejects.toMatchObject({ code: 'invalid_input' });
    const statements = await world.statementsIn(async () =>
      expect(await search.find(me, { limit: 0 })).toMatchObject({ num_results: 3, profiles: [], cursor: null }),
    );
    expect(statements).toHaveLength(1);
  });

  it('fills the listings of an older database a few at a time', async () => {
    const me = await world.member('Me', { gender: 'female' });
    for (const name of ['A', 'B', 'C']) await tell(await world.member(name, { gender: 'male' }), `hair = 'grey'`);
    await world.rows(`delete from search.listing_terms`);
    await world.rows(`update search.listing set traits = 0`);
    await fillListings({ query: async (sql, values) => ({ rows: await world.rows(sql, values) }) }, 3);
    expect(await found(me, { hair: ['grey'] })).toEqual(['A', 'B', 'C']);
  });

  it('knows a bit for each value that a profile can have', async () => {
    const known = await world.rows<{ field: string; value: string }>(`select field, value from search.traits()`);
    const lists = {
      tattoos,
      hair: hairColours,
      eyes: eyeColours,
      body: bodyTypes,
      relationship: relationshipStatuses,
      reason: joinReasons,
      interests,
    };
    for (const [field, values] of Object.entries(lists))
      expect(
        known
          .filter((row) => row.field === field)
          .map(({ value }) => value)
          .toSorted(),
      ).toEqual([...values].toSorted());
  });

  it('takes two queries', async () => {
    const me = await world.member('Me');
    await world.member('Other', { gender: 'male' });
    const statements = await world.statementsIn(() => search.find(me, {}));
    expect(statements).toHaveLength(2);
  });
});
