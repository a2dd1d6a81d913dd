import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { World, type TestMember } from '#testing';
import { BlocksService, StandingService } from '#visibility';
import { LikeListsService } from './like-lists.service.js';
import { LikesService } from './likes.service.js';
import { SwipesService } from './swipes.service.js';

describe('the swipe game', () => {
  let world: World;
  let swipes: SwipesService;
  let lists: LikeListsService;
  let anna: TestMember;

  beforeAll(async () => {
    world = await World.open();
    swipes = world.get(SwipesService);
    lists = world.get(LikeListsService);
  });
  beforeEach(async () => {
    await world.empty();
    anna = await world.member('Anna');
  });
  afterAll(() => world.close());

  const man = (name: string): Promise<TestMember> => world.member(name, { gender: 'male' });
  const men = (count: number): Promise<TestMember[]> => Promise.all(Array.from({ length: count }, (_man, index) => man(`Man${index}`)));
  const like = ({ id }: TestMember) => swipes.swipe(anna, { profile: id, like: true });
  const pass = ({ id }: TestMember) => swipes.swipe(anna, { profile: id, like: false });

  it('gives four likes a day and refuses the fifth with the time of the next; passing stays free [#121] [#160]', async () => {
    const people = await men(4);
    const [fifth, sixth, seventh] = [await man('Fifth'), await man('Sixth'), await man('Seventh')];
    for (const [index, man] of people.entries()) expect(await like(man)).toMatchObject({ liked: true, likes_left: 3 - index });
    const refusal: unknown = await like(fifth).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'swipe_limit', details: { retryAt: expect.any(Date) } });
    const { retryAt } = (refusal as { details: { retryAt: Date } }).details;
    expect(Math.abs(retryAt.getTime() - Date.now() - 24 * 3_600_000)).toBeLessThan(20_000);
    expect(await pass(sixth)).toMatchObject({ liked: false, likes_left: 0, retry_at: retryAt.toISOString() });
    expect((await lists.lists(anna.id, {})).profiles).toHaveLength(4);

    await world.clockAhead('23 hours 59 minutes');
    await expect(like(seventh)).rejects.toMatchObject({ code: 'swipe_limit' });
    await world.clockAhead('24 hours 1 minute');
    expect(await like(seventh)).toMatchObject({ likes_left: 3, retry_at: null });
  });

  it('lets four of twenty likes through that come at the same moment [#121]', async () => {
    const people = await men(20);
    const answers = await Promise.allSettled(people.map(like));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ code: 'swipe_limit', details: { retryAt: expect.any(Date) } });
    expect((await lists.lists(anna.id, {})).profiles).toHaveLength(4);
    expect(await world.rows(`select 1 from likes.swipe where liked`)).toHaveLength(4);
  });

  it('counts a decision once, and a like that stands is not passed by a second window', async () => {
    const bert = await man('Bert');
    const answers = await Promise.all(Array.from({ length: 5 }, () => like(bert)));
    expect(answers.map(({ likes_left: left }) => left)).toEqual([3, 3, 3, 3, 3]);
    expect(await pass(bert)).toMatchObject({ liked: true, likes_left: 3 });
  });

  it('makes a match of two likes, like every other like [#8]', async () => {
    const bert = await man('Bert');
    await world.get(LikesService).give(bert.id, anna.id);
    expect(await like(bert)).toMatchObject({ liked: true, match: true });
    expect((await lists.lists(bert.id, {})).matches).toMatchObject([{ id: anna.id }]);
  });

  it('undoes the last decision, gives the like back and takes it from the other side [#E17]', async () => {
    const [bert, carl] = [await man('Bert'), await man('Carl')];
    await like(bert);
    await pass(carl);
    await expect(swipes.undo(anna, bert.id)).rejects.toMatchObject({ code: 'swipe_not_last' });
    expect(await swipes.undo(anna, carl.id)).toMatchObject({ profile: { id: carl.id }, likes_left: 3 });
    expect(await swipes.undo(anna, bert.id)).toMatchObject({ profile: { id: bert.id, liked: false }, likes_left: 4, retry_at: null });
    expect(await swipes.undo(anna, bert.id)).toMatchObject({ likes_left: 4 });
    expect((await lists.lists(bert.id, {})).liked_by).toEqual([]);
  });

  it('undoes nothing that is older than a day', async () => {
    const bert = await man('Bert');
    await like(bert);
    await world.clockAhead('25 hours');
    await expect(swipes.undo(anna, bert.id)).rejects.toMatchObject({ code: 'swipe_not_last' });
  });

  it('lists who was passed, newest first, in two queries, and brings them back [#E17]', async () => {
    const [back, liked, paused] = [await man('Back'), await man('Liked'), await man('Paused')];
    const people = [...(await men(2)), back, liked, paused];
    for (const one of people) await pass(one);
    const first = await swipes.passed(anna.id, { limit: 3 });
    const second = await swipes.passed(anna.id, { limit: 3, cursor: first.cursor ?? '' });
    expect([...first.profiles, ...second.profiles].map(({ id }) => id)).toEqual(people.map(({ id }) => id).toReversed());
    expect(second.cursor).toBeNull();
    expect(await world.statementsIn(() => swipes.passed(anna.id, {}))).toHaveLength(2);

    expect(await swipes.bringBack(anna, back.id)).toMatchObject({ profile: { id: back.id } });
    await world.get(LikesService).give(anna.id, liked.id);
    await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, paused.id, 'paused', true));
    expect((await swipes.passed(anna.id, {})).profiles.map(({ name }) => name)).toEqual(['Man1', 'Man0']);
  });

  it('says nothing of hidden members and takes no decision about a fictional profile', async () => {
    const gone = await man('Gone');
    const drawn = await world.member('Drawn', { gender: 'male', fictional: true });
    await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, gone.id, 'deleted', true));
    for (const decide of [like, pass, ({ id }: TestMember) => swipes.undo(anna, id), ({ id }: TestMember) => swipes.bringBack(anna, id)])
      await expect(decide(gone)).rejects.toMatchObject({ code: 'member_not_found' });
    for (const decide of [like, pass]) await expect(decide(drawn)).rejects.toMatchObject({ code: 'like_fictional' });
    expect(await world.rows(`select 1 from likes.swipe`)).toEqual([]);
  });

  it('gives no like back for a block', async () => {
    const bert = await man('Bert');
    await like(bert);
    await world.get(BlocksService).block(anna.id, bert.id);
    expect(await swipes.passed(anna.id, {})).toMatchObject({ profiles: [] });
    expect(await swipes.allowanceFor(anna, [])).toMatchObject({ likes_left: 4 });
    expect((await world.rows<{ n: number }>(`select cardinality(likes.recent_swipe_likes($1)) as n`, [anna.id]))[0]?.n).toBe(1);
  });
});
