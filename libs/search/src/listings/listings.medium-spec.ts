import { describe, expect, it } from '@jest/globals';
import { bodyTypes, eyeColours, hairColours, interests, joinReasons, relationshipStatuses, tattoos, type SearchBody } from '#contracts';
import { fillListings } from './listings.repository.js';
import { learnFrequentWords } from './frequent-words.service.js';
import { SearchStage } from '../search-stage.fixture.js';

describe('the listings', () => {
  const stage = new SearchStage();

  const asOwner = { query: async (sql: string, values: unknown[]) => ({ rows: await stage.world.rows(sql, values) }) };

  it('gives the same people and the same number along the index, over its kinds, over the terms and by frequent words', async () => {
    const me = await stage.world.member('Me', { gender: 'female' });
    // From here the planner knows of one member: a plan for few must not take minutes for many.
    const tables = 'profiles.profile, visibility.member_standing, auth.account, search.listing, search.listing_terms';
    await stage.world.rows(`analyze ${tables}`);
    await stage.world.rows(
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
    await stage.world.rows(
      `insert into auth.account (id, community_id, site_id, email, password_hash, language, terms_version, terms_accepted_at, created_at)
      select member_id, community_id, $1, member_id::text, '', 'en', now(), now(), now() from profiles.profile where name like 'N%'`,
      [me.siteId],
    );
    await stage.world.rows(`select search.refresh_listings(array_agg(member_id)) from profiles.profile`);
    await stage.world.rows(`analyze ${tables}`);
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
      const all = await stage.world.rows<{ id: string }>(
        `select p.member_id as id from profiles.profile p join search.listing l using (member_id) where ${expected} order by l.active_on desc, l.member_id desc limit 60`,
      );
      const first = await stage.search.find(me, { ...query, limit: 30 });
      const second = await stage.search.find(me, { ...query, limit: 30, ...(first.cursor && { cursor: first.cursor }) });
      expect([...first.profiles, ...(first.cursor ? second.profiles : [])].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      expect([first.numResults, first.more]).toEqual([least, least === 1_000]);
    };
    for (const each of cases) await check(each);

    await learnFrequentWords(asOwner, { sample: 1_000, settledMs: 0 });
    const known = await stage.world.rows<{ word: string }>(
      `select word from search.frequent_word where country = 'NL' and marked_at is not null order by word`,
    );
    expect(known.map(({ word }) => word)).toEqual(['read', 'reading', 'sail', 'sailing']);
    for (const each of cases) await check(each);
    await stage.world.rows(`update profiles.profile set about = 'Reading' where name = 'N3'`);
    await check([{ about: 'sailing' }, 1_000, `about = 'Sailing'`]);
    const marked = await stage.world.rows(`select count(*)::int as n from search.listing where words <> 0 group by words order by 1`);
    const said = await stage.world.rows(
      `select count(*)::int as n from profiles.profile where about in ('Reading', 'Sailing') group by about order by 1`,
    );
    expect(marked).toEqual(said);
  }, 240_000);

  it('fills the listings of an older database a few at a time', async () => {
    const me = await stage.world.member('Me', { gender: 'female' });
    for (const name of ['A', 'B', 'C']) await stage.tell(await stage.world.member(name, { gender: 'male' }), `hair = 'grey'`);
    await stage.world.rows(`delete from search.listing_terms`);
    await stage.world.rows(`update search.listing set traits = 0`);
    await fillListings(asOwner, 3);
    expect(await stage.found(me, { hair: ['grey'] })).toEqual(['A', 'B', 'C']);
  });

  it('knows a bit for each value that a profile can have', async () => {
    const known = await stage.world.rows<{ field: string; value: string }>(`select field, value from search.traits()`);
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
});
