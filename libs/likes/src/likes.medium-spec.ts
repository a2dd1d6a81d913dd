import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Transactions } from '#database';
import { Publisher } from '#realtime';
import { World } from '#testing';
import { BlocksService, StandingService } from '#visibility';
import { LikeListsService } from './like-lists.service.js';
import { LikesService } from './likes.service.js';

describe('likes', () => {
  let world: World;
  let likes: LikesService;
  let lists: LikeListsService;

  beforeAll(async () => {
    world = await World.open();
    likes = world.get(LikesService);
    lists = world.get(LikeListsService);
  });
  beforeEach(() => world.empty());
  afterAll(() => world.close());

  it('makes one match of two likes that cross each other [#5]', async () => {
    const anna = await world.member('Anna');
    const bert = await world.member('Bert', { gender: 'male' });
    const answers = await Promise.all([likes.give(anna.id, bert.id), likes.give(bert.id, anna.id)]);
    expect(answers.filter(({ match }) => match)).toHaveLength(1);
    for (const me of [anna, bert]) expect((await lists.lists(me.id, {})).matches).toHaveLength(1);
  });

  it('counts a like once, however often the button is pressed', async () => {
    const anna = await world.member('Anna');
    const bert = await world.member('Bert', { gender: 'male' });
    await Promise.all(Array.from({ length: 20 }, () => likes.give(anna.id, bert.id)));
    const answer = await lists.lists(bert.id, {});
    expect(answer.liked_by).toMatchObject([{ id: anna.id, like_new: true }]);
    expect(answer.num_new_likes).toBe(1);
  });

  it('is told of once: a like or a match that stands already sends nothing when the button is pressed again [#73]', async () => {
    const [anna, bert] = [await world.member('Anna'), await world.member('Bert', { gender: 'male' })];
    const told = jest.spyOn(world.get(Publisher), 'toMember');
    const press = async (...times: (readonly [typeof anna, typeof anna])[]) => {
      for (const [one, other] of times) await likes.give(one.id, other.id);
      // What a commit tells follows it.
      await new Promise((after) => setImmediate(after));
      return told.mock.calls.map(([id, event]) => [id, event]);
    };
    expect(await press([anna, bert], [anna, bert], [anna, bert])).toEqual([[bert.id, 'like.new']]);
    const match = [
      [anna.id, 'match.new'],
      [bert.id, 'match.new'],
    ];
    expect(await press([bert, anna], [bert, anna], [anna, bert])).toEqual([[bert.id, 'like.new'], ...match]);
    expect(await world.rows(`select 1 from likes.member_like`)).toHaveLength(2);
    expect(await world.rows(`select 1 from likes.match`)).toHaveLength(2);
    told.mockRestore();
  });

  it('takes the new mark off when the profile was opened, and the match away with the like [#88] [#110]', async () => {
    const anna = await world.member('Anna');
    const bert = await world.member('Bert', { gender: 'male' });
    await likes.give(anna.id, bert.id);
    await likes.markSeen(bert.id, anna.id);
    expect(await lists.lists(bert.id, {})).toMatchObject({ num_new_likes: 0, liked_by: [{ like_new: false }] });
    await likes.give(bert.id, anna.id);
    await likes.takeBack(anna.id, bert.id);
    expect(await lists.lists(bert.id, {})).toMatchObject({ matches: [], liked_by: [], profiles: [{ id: anna.id, liked: true }] });
  });

  it('refuses a like for a fictional profile and says nothing of a hidden one [#5]', async () => {
    const anna = await world.member('Anna');
    const drawn = await world.member('Drawn', { gender: 'male', fictional: true });
    const gone = await world.member('Gone', { gender: 'male' });
    await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, gone.id, 'deleted', true));
    await expect(likes.give(anna.id, drawn.id)).rejects.toMatchObject({ code: 'like_fictional' });
    await expect(likes.give(anna.id, gone.id)).rejects.toMatchObject({ code: 'member_not_found' });
    await expect(likes.give(anna.id, anna.id)).rejects.toMatchObject({ code: 'like_self' });
    await expect(likes.give(drawn.id, anna.id)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await world.rows(`select 1 from likes.member_like`)).toEqual([]);
  });

  it('leaves out who is hidden by now, in every tab and in the count [#67] [#87]', async () => {
    const anna = await world.member('Anna');
    const bert = await world.member('Bert', { gender: 'male' });
    await likes.give(bert.id, anna.id);
    await likes.give(anna.id, bert.id);
    await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, bert.id, 'banned', true));
    expect(await lists.lists(anna.id, {})).toMatchObject({ liked_by: [], profiles: [], matches: [], num_new_likes: 0 });
  });

  it('answers both lists of the first page and the tabs after it with two queries each [#88] [#148]', async () => {
    const anna = await world.member('Anna');
    const bert = await world.member('Bert', { gender: 'male' });
    const carl = await world.member('Carl', { gender: 'male' });
    await likes.give(bert.id, anna.id);
    await likes.give(anna.id, bert.id);
    await likes.give(carl.id, anna.id);
    expect(await lists.lists(anna.id, {})).toMatchObject({
      profiles: [{ id: bert.id, liked: true, match: true }],
      liked_by: [
        { id: carl.id, like_new: true, liked: false },
        { id: bert.id, like_new: true, match: true },
      ],
      matches: [{ id: bert.id }],
      num_new_likes: 2,
    });
    for (const query of [{}, { type: 'received' }, { type: 'given' }, { type: 'matches' }] as const)
      expect(await world.statementsIn(() => lists.lists(anna.id, query))).toHaveLength(2);
  });

  it('shows unasked the newest like that waits, and never one that was made up, opened, answered or sent by nobody real [#89] [#149]', async () => {
    const anna = await world.member('Anna');
    const man = (name: string) => world.member(name, { gender: 'male' });
    expect(await lists.autoLike(anna.id)).toBeNull();
    const [old, opened, answered, drawn, blocked, newest] = [
      await man('Old'),
      await man('Opened'),
      await man('Answered'),
      await man('Drawn'),
      await man('Blocked'),
      await man('Newest'),
    ];
    for (const { id } of [newest, old, opened, answered, drawn, blocked]) await likes.give(id, anna.id);
    await world.rows(`update likes.member_like set at = now() - interval '31 days' where liker = $1`, [old.id]);
    await likes.markSeen(anna.id, opened.id);
    await likes.give(anna.id, answered.id);
    await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, drawn.id, 'fictional', true));
    await world.get(BlocksService).block(anna.id, blocked.id);
    // The block took the like away; even one that came in while it was made is not shown.
    await world.rows(`insert into likes.member_like (liker, liked, at) values ($1, $2, now())`, [blocked.id, anna.id]);
    expect((await lists.lists(anna.id, {})).liked_by.map(({ name }) => name)).not.toContain('Blocked');
    expect(await lists.autoLike(anna.id)).toMatchObject({ id: newest.id, name: 'Newest', fictional: false });
    expect(await world.statementsIn(() => lists.autoLike(anna.id))).toHaveLength(2);
    await likes.markSeen(anna.id, newest.id);
    expect(await lists.autoLike(anna.id)).toBeNull();
  });

  it('pages by an opaque cursor, without a double and without a gap [#67]', async () => {
    const anna = await world.member('Anna');
    const men = await Promise.all(Array.from({ length: 7 }, (_man, index) => world.member(`Man${index}`, { gender: 'male' })));
    for (const man of men) await likes.give(man.id, anna.id);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await lists.lists(anna.id, { type: 'received', limit: 3, ...(cursor && { cursor }) });
      seen.push(...page.liked_by.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(men.map(({ id }) => id).toReversed());
    await expect(lists.lists(anna.id, { type: 'received', cursor: 'made-up' })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
