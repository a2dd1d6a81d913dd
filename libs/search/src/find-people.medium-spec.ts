import { describe, expect, it } from '@jest/globals';
import { SearchStage } from './search-stage.fixture.js';

/** Eight thousand listings of every mixture, in three regions; half of the men look for women. */
const crowd = `
  insert into search.listing (member_id, community_id, country, region, gender, birth_date, sought_sex, sought_min_age, sought_max_age,
                              fictional, active_on, traits, interests, joined_on, lat, lon, words)
  select uuidv7(), $1, 'NL', (array['06', '07', '09'])[1 + n % 3], case when random() < 0.6 then 'male' else 'female' end,
         current_date - (18300 + random() * 12000)::int, (array['female', 'female', 'male', 'both'])[1 + floor(random() * 4)::int],
         50 + (random() * 12)::int, 64 + (random() * 30)::int, random() < 0.1, current_date - (random() * random() * 90)::int,
         (1 << (random() * 2)::int) | (1 << (12 + (random() * 7)::int)), 1 << (random() * 20)::int, current_date - (random() * 200)::int,
         52 + random(), 5 + random(), 0
    from generate_series(1, 8000) n`;

type Way = { readonly wish: string; readonly filter: object; readonly fits: string };

const ways: readonly Way[] = [
  { wish: 'everybody who suits', filter: {}, fits: 'true' },
  { wish: 'one region', filter: { region: '09' }, fits: `region = '09'` },
  { wish: 'women and men', filter: { gender: 'both' }, fits: 'true' },
  { wish: 'her own sex', filter: { gender: 'female' }, fits: `gender = 'female'` },
  { wish: 'ages far apart', filter: { min_age: 55, max_age: 70 }, fits: `extract(year from age(birth_date)) between 55 and 70` },
  { wish: 'ages close together', filter: { min_age: 61, max_age: 63 }, fits: `extract(year from age(birth_date)) between 61 and 63` },
  { wish: 'fictional profiles too', filter: { fictional: true }, fits: 'true' },
  {
    wish: 'a frequent kind',
    filter: { traits: { hair: ['grey', 'white', 'blonde', 'brown', 'black'] } },
    fits: `traits & ${0b11111 << 12} <> 0`,
  },
  { wish: 'a kind in a region', filter: { traits: { hair: ['red'] }, region: '07' }, fits: `traits & ${1 << 17} <> 0 and region = '07'` },
  { wish: 'a photo', filter: { traits: { photo: ['yes'] } }, fits: 'traits & 1 <> 0' },
  { wish: 'an interest', filter: { traits: { interests: ['adventure'] }, gender: 'both' }, fits: 'interests & 1 <> 0' },
  { wish: 'who was here this week', filter: { active_days: 7 }, fits: 'active_on >= current_date - 7' },
  { wish: 'who is new', filter: { new_days: 14 }, fits: 'joined_on >= current_date - 14 and active_on >= current_date - 14' },
];

describe('the ways to the people of a search', () => {
  const stage = new SearchStage();

  it('find whom a plain look at each listing finds, in the same order, page after page, for whoever seeks whom', async () => {
    const seekers = [
      await stage.world.member('Woman', { gender: 'female', sought_sex: 'male' }),
      await stage.world.member('Lesbian', { gender: 'female', sought_sex: 'female' }),
      await stage.world.member('Open', { gender: 'male', sought_sex: 'both' }),
    ];
    await stage.world.rows(crowd, [seekers[0]?.communityId]);
    await stage.world.rows(
      `update profiles.profile set sought_min_age = 50, sought_max_age = 99, birth_date = current_date - interval '66 years 1 day'`,
    );
    await stage.world.rows(`analyze search.listing`);
    for (const me of seekers)
      for (const twoWay of [true, false])
        for (const { wish, filter, fits } of ways) {
          const asked = { traits: {}, language: 'nl', fictional: false, two_way: twoWay, ...filter };
          const plain = await stage.world.rows<{ id: string }>(
            `select member_id as id from search.listing,
                    (select member_id as me, community_id as mine, gender as am, sought_sex as seek from profiles.profile) viewer
              where me = $1 and member_id <> $1 and community_id = mine
                and coalesce($2, seek) in (gender, 'both') and (not fictional or $4) and (${fits})
                and (not $3 or (sought_sex in (am, 'both') and sought_min_age <= 66 and sought_max_age >= 66))
              order by active_on desc, member_id desc`,
            [me.id, 'gender' in filter ? filter.gender : null, twoWay, 'fictional' in filter],
          );
          const page = async (after: readonly (string | null)[], counting: boolean) => {
            const [one] = await stage.world.rows<{ ids: string[]; last_on: string; total: number }>(
              `select ids, last_on::text, total from search.find_people($1, null, $2, $3, $4, 40, $5)`,
              [me.id, JSON.stringify(asked), ...after, counting],
            );
            return one ?? { ids: [], last_on: null, total: 0 };
          };
          const first = await page([null, null], true);
          const second = await page([first.last_on, first.ids.at(-1) ?? null], false);
          const which = `${wish}, ${me.name} ${twoWay}`;
          expect([which, [...first.ids, ...second.ids]]).toEqual([which, plain.slice(0, 80).map(({ id }) => id)]);
          expect([which, first.total]).toEqual([which, Math.min(plain.length, 1_001)]);
        }
  }, 240_000);
});
