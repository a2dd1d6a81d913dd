import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { LikesService, SwipesService } from '#likes';
import { World, type TestMember } from '#testing';
import { BlocksService, StandingService } from '#visibility';
import { SwipeDeckService } from './swipe-deck.service.js';

const AMSTERDAM = 2_759_794;

describe('the cards of the swipe game', () => {
  let world: World;
  let game: SwipeDeckService;
  let me: TestMember;

  beforeAll(async () => {
    world = await World.open();
    game = world.get(SwipeDeckService);
  });
  beforeEach(async () => {
    await world.empty();
    me = await world.member('Me', { gender: 'female', sought_sex: 'male' });
  });
  afterAll(() => world.close());

  const man = (name: string, rest: object = {}) => world.member(name, { gender: 'male', ...rest });
  const cards = async (): Promise<string[]> => (await game.deck(me)).profiles.map(({ name }) => name);

  it('are members who suit both wishes, those nearby first [#8] [#42]', async () => {
    await man('Far', { town_id: AMSTERDAM });
    await man('Near');
    await man('ForMen', { sought_sex: 'male' });
    await man('Young', { date_of_birth: '1990-01-01' });
    await man('Abroad', { country: 'DE', town_id: 2_950_159 });
    await world.member('Woman', { gender: 'female' });
    const choosy = await man('ForOlder');
    await world.rows(`update profiles.profile set sought_min_age = 80 where member_id = $1`, [choosy.id]);
    expect(await cards()).toEqual(['Near', 'Far']);
  });

  it('are for people of a hundred too: 99 means 99 and older', async () => {
    const born = (age: number) => `${new Date().getUTCFullYear() - age}-01-01`;
    await man('Old', { date_of_birth: born(104) });
    await man('Younger');
    await world.rows(`update profiles.profile set sought_min_age = 50, sought_max_age = 99`);
    await world.rows(`update profiles.profile set birth_date = $2 where member_id = $1`, [me.id, born(101)]);
    expect((await cards()).toSorted()).toEqual(['Old', 'Younger']);
    await world.rows(`update profiles.profile set sought_max_age = 98 where name = 'Younger'`);
    expect(await cards()).toEqual(['Old']);
  });

  it('are never those who were liked, passed, blocked, hidden or are fictional [#E1]', async () => {
    const swipes = world.get(SwipesService);
    await man('stays');
    await man('fictional', { fictional: true });
    await man('unconfirmed', { confirmed: false });
    await world.get(LikesService).give(me.id, (await man('liked')).id);
    await swipes.swipe(me, { profile: (await man('swiped')).id, like: true });
    await swipes.swipe(me, { profile: (await man('passed')).id, like: false });
    await world.get(BlocksService).block(me.id, (await man('blocked')).id);
    await world.get(BlocksService).block((await man('blocks')).id, me.id);
    for (const flag of ['paused', 'suspended', 'banned', 'deleted'] as const) {
      const { id } = await man(flag);
      await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, id, flag, true));
    }
    expect(await cards()).toEqual(['stays']);
  });

  it('come with the state of the game, in two queries [#E17]', async () => {
    const swipes = world.get(SwipesService);
    const [bert, carl] = [await man('Bert'), await man('Carl')];
    expect(await game.deck(me)).toMatchObject({ likes_left: 4, retry_at: null, last: null, zone: 'Europe/Amsterdam' });
    await swipes.swipe(me, { profile: bert.id, like: true });
    expect(await game.deck(me)).toMatchObject({ likes_left: 3, last: { id: bert.id, name: 'Bert', like: true } });
    await swipes.swipe(me, { profile: carl.id, like: false });
    expect(await game.deck(me)).toMatchObject({ profiles: [], likes_left: 3, last: { name: 'Carl', like: false } });
    await swipes.undo(me, carl.id);
    expect(await game.deck(me)).toMatchObject({ profiles: [{ name: 'Carl' }], last: { name: 'Bert' } });
    expect(await world.statementsIn(() => game.deck(me))).toHaveLength(2);
    await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, bert.id, 'banned', true));
    expect((await game.deck(me)).last).toBeNull();
  });

  it('are ten at a time', async () => {
    for (let index = 0; index < 12; index += 1) await man(`Man${index}`, index % 2 ? {} : { town_id: AMSTERDAM });
    const shown = await cards();
    expect([shown.length, new Set(shown).size]).toEqual([10, 10]);
  });
});
