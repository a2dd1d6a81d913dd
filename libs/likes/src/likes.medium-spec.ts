import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { World } from '#testing';
import { StandingService } from '#visibility';
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

  it('makes one match of two likes that cross each other', async () => {
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

  it('takes the new mark off when the profile was opened, and the match away with the like', async () => {
    const anna = await world.member('Anna');
    const bert = await world.member('Bert', { gender: 'male' });
    await likes.give(anna.id, bert.id);
    await likes.markSeen(bert.id, anna.id);
    expect(await lists.lists(bert.id, {})).toMatchObject({ num_new_likes: 0, liked_by: [{ like_new: false }] });
    await likes.give(bert.id, anna.id);
    await likes.takeBack(anna.id, bert.id);
    expect(await lists.lists(bert.id, {})).toMatchObject({ matches: [], liked_by: [], profiles: [{ id: anna.id, liked: true }] });
  });

  it('refuses a like for a fictional profile and says nothing of a hidden one', async () => {
    const anna = await world.member('Anna');
    const drawn = await world.member('Drawn', { gender: 'male', fictional: true });
    const gone = await world.member('Gone', { gender: 'male' });
    await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, gone.id, 'deleted', true));
    await expect(likes.give(anna.id, drawn.id)).rejects.toMatchObject({ code: 'like_fictional' });
    await expect(likes.give(anna.id, gone.id)).rejects.toMatchObject({ code: 'member_not_found' });
    await expect(likes.give(anna.id, anna.id)).rejects.toMatchObject({ code: 'like_self' });
  });

  it('leaves out who is hidden by now, in every tab and in the count', async () => {
    const anna = await world.member('Anna');
    const bert = await world.member('Bert', { gender: 'male' });
    await likes.give(bert.id, anna.id);
    await likes.give(anna.id, bert.id);
    await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, bert.id, 'banned', true));
    expect(await lists.lists(anna.id, {})).toMatchObject({ liked_by: [], profiles: [], matches: [], num_new_likes: 0 });
  });

  it('pages by an opaque cursor, without a double and without a gap', async () => {
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
