import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LikesService } from '#likes';
import { World, type TestMember } from '#testing';
import { BlocksService } from '#visibility';
import { MatchFinderService } from './match-finder.service.js';
import { SavedSearchesService } from './saved-searches/index.js';

describe('the match finder', () => {
  let world: World;
  let finder: MatchFinderService;
  let me: TestMember;

  beforeAll(async () => {
    world = await World.open();
    finder = world.get(MatchFinderService);
  });
  beforeEach(async () => {
    await world.empty();
    me = await world.member('Me', { gender: 'female', sought_sex: 'male' });
    await tell(me, `interests = '{gardening}', reason = 'friendship'`);
  });
  afterAll(() => world.close());

  const tell = (someone: TestMember, facts: string): Promise<unknown> =>
    world.rows(`update profiles.profile set ${facts} where member_id = $1`, [someone.id]);
  const man = async (name: string, facts = `reason = 'friendship'`, rest: object = {}): Promise<TestMember> => {
    const someone = await world.member(name, { gender: 'male', ...rest });
    await tell(someone, facts);
    return someone;
  };
  const names = async (): Promise<string[]> => (await finder.matches(me)).matches.map(({ profile }) => profile.name);

  it('ranks those who suit, each with its true reasons, in two queries [#41] [#75]', async () => {
    await man('Far', `reason = 'friendship'`, { town_id: 2_755_251 });
    await man('Best', `reason = 'friendship', interests = '{gardening,tea}'`);
    await man('Nothing', `reason = 'travel'`, { town_id: 2_755_251 });
    const statements = await world.statementsIn(async () => {
      const { matches } = await finder.matches(me);
      expect(matches.map(({ profile, reasons }) => [profile.name, reasons])).toEqual([
        [
          'Best',
          [
            { kind: 'reason', value: 'friendship' },
            { kind: 'distance', km: 10 },
          ],
        ],
        ['Far', [{ kind: 'reason', value: 'friendship' }]],
      ]);
    });
    expect(statements).toHaveLength(2);
  });

  it('keeps the answers, and asks within them', async () => {
    await man('Young', undefined, { date_of_birth: '1970-01-01' });
    await man('Fits', undefined, { date_of_birth: '1955-01-01' });
    expect(await finder.answers(me.id)).toEqual({ answers: null });
    await finder.answer(me.id, { min_age: 65, max_age: 75, distance: 10 });
    await finder.answer(me.id, { min_age: 65, max_age: 80, distance: 25 });
    expect(await finder.answers(me.id)).toEqual({ answers: { min_age: 65, max_age: 80, distance: 25 } });
    expect(await names()).toEqual(['Fits']);
  });

  it('never shows who is blocked, fictional, liked already or does not look for somebody like me [#137] [#E1]', async () => {
    await man('Stays');
    await man('Fictional', undefined, { fictional: true });
    await man('ForMen', undefined, { sought_sex: 'male' });
    await world.get(BlocksService).block(me.id, (await man('Blocked')).id);
    await world.get(BlocksService).block((await man('Blocks')).id, me.id);
    await world.get(LikesService).give(me.id, (await man('Liked')).id);
    expect(await names()).toEqual(['Stays']);
  });

  it('keeps ten searches of a member, saves over a name, and lets nobody touch those of others [#E25]', async () => {
    const saved = world.get(SavedSearchesService);
    const save = (name: string) => saved.save(me.id, { name, filters: { hair: ['grey'], distance: 25 } });
    await Promise.all(Array.from({ length: 12 }, (_, index) => save(`Search ${index}`).catch(() => undefined)));
    const { searches } = await saved.list(me.id);
    expect(searches).toHaveLength(10);
    await expect(save('One more')).rejects.toMatchObject({ code: 'saved_searches_full' });
    const [first] = searches;
    expect(await save(first?.name ?? '')).toMatchObject({ searches: { length: 10 } });
    expect(first?.filters).toEqual({ hair: ['grey'], distance: 25 });
    const other = await world.member('Other');
    await expect(saved.remove(other.id, first?.id ?? '')).rejects.toMatchObject({ code: 'saved_search_not_found' });
    expect((await saved.remove(me.id, first?.id ?? '')).searches).toHaveLength(9);
    expect(await saved.list(other.id)).toEqual({ searches: [] });
  });
});
