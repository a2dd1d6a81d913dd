import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { World, type TestMember } from '#testing';
import { BlocksService, StandingService, type StandingFlag } from '#visibility';
import { ViewsService } from './views.service.js';

describe('who viewed me', () => {
  let world: World;
  let views: ViewsService;
  let anna: TestMember;

  beforeAll(async () => {
    world = await World.open();
    views = world.get(ViewsService);
  });
  beforeEach(async () => {
    await world.empty();
    anna = await world.member('Anna');
  });
  afterAll(() => world.close());

  const man = (name: string) => world.member(name, { gender: 'male' });
  const names = async ({ id }: TestMember) => (await views.viewers(id, {})).viewed_by.map(({ name }) => name);
  const set = ({ id }: TestMember, flag: StandingFlag) =>
    world.get(Transactions).run((tx) => world.get(StandingService).set(tx, id, flag, true));

  it('shows who opened the profile, newest first, each once, in two queries [#E15]', async () => {
    const [bert, carl] = [await man('Bert'), await man('Carl')];
    await views.opened(bert.id, anna.id);
    await views.opened(carl.id, anna.id);
    await Promise.all(Array.from({ length: 10 }, () => views.opened(bert.id, anna.id)));
    expect(await names(anna)).toEqual(['Carl', 'Bert']);
    expect(await views.viewers(anna.id, {})).toMatchObject({
      show_views: true,
      cursor: null,
      viewed_by: [{ viewed_at: expect.any(String) }, {}],
    });
    expect(await world.rows(`select 1 from likes.profile_view`)).toHaveLength(2);
    expect(await world.statementsIn(() => views.viewers(anna.id, {}))).toHaveLength(2);
  });

  it('writes a second look on the same day nowhere, and one on the next day on top [#E15]', async () => {
    const [bert, carl] = [await man('Bert'), await man('Carl')];
    await views.opened(bert.id, anna.id);
    await views.opened(carl.id, anna.id);
    await world.clockAhead('24 hours');
    await views.opened(bert.id, anna.id);
    const [first] = await world.rows<{ at: Date }>(`select at from likes.profile_view where viewer = $1`, [bert.id]);
    await views.opened(bert.id, anna.id);
    expect(await world.rows(`select at from likes.profile_view where viewer = $1`, [bert.id])).toEqual([first]);
    expect(await names(anna)).toEqual(['Bert', 'Carl']);
  });

  it('counts no look at oneself, and none by or of a fictional profile [#E1] [#E15]', async () => {
    const drawn = await world.member('Drawn', { gender: 'male', fictional: true });
    await views.opened(anna.id, anna.id);
    await views.opened(drawn.id, anna.id);
    await views.opened(anna.id, drawn.id);
    expect(await world.rows(`select 1 from likes.profile_view`)).toEqual([]);
  });

  it('leaves out who may not be seen [#E15]', async () => {
    const [banned, blocker, later, stays] = [await man('Banned'), await man('Blocker'), await man('Later'), await man('Stays')];
    for (const one of [stays, banned, blocker, later]) await views.opened(one.id, anna.id);
    await set(banned, 'banned');
    await set(later, 'fictional');
    await world.get(BlocksService).block(blocker.id, anna.id);
    // A look that came into the list while the block was made is hidden all the same.
    await world.rows(`insert into likes.profile_view (viewed, viewer, at) values ($1, $2, now())`, [anna.id, blocker.id]);
    expect(await names(anna)).toEqual(['Stays']);
  });

  it('is both ways: who looks unseen is in no list, past or future, and sees no list [#E15]', async () => {
    const bert = await man('Bert');
    await views.opened(bert.id, anna.id);
    await views.opened(anna.id, bert.id);
    await views.setShown(anna.id, false);
    expect(await views.viewers(anna.id, {})).toEqual({ viewed_by: [], cursor: null, show_views: false });
    expect(await names(bert)).toEqual([]);
    await views.opened(anna.id, bert.id);
    expect(await world.rows(`select 1 from likes.profile_view where viewer = $1`, [anna.id])).toEqual([]);

    await views.setShown(anna.id, true);
    expect(await names(anna)).toEqual(['Bert']);
    await views.opened(anna.id, bert.id);
    expect(await names(bert)).toEqual(['Anna']);
  });

  it('goes with a block, and after 90 days', async () => {
    const [bert, carl] = [await man('Bert'), await man('Carl')];
    await views.opened(bert.id, anna.id);
    await views.opened(carl.id, anna.id);
    await world.get(BlocksService).block(anna.id, carl.id);
    expect(await world.rows(`select viewer from likes.profile_view`)).toEqual([{ viewer: bert.id }]);
    await world.clockAhead('91 days');
    expect(await names(anna)).toEqual([]);
    expect(await views.forgetOld()).toBe(1);
    expect(await world.rows(`select 1 from likes.profile_view`)).toEqual([]);
  });

  it('pages without a double and without a gap', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, (_one, index) => man(`Man${index}`)));
    for (const one of people) await views.opened(one.id, anna.id);
    const first = await views.viewers(anna.id, { limit: 3 });
    const second = await views.viewers(anna.id, { limit: 3, cursor: first.cursor ?? '' });
    expect([...first.viewed_by, ...second.viewed_by].map(({ id }) => id)).toEqual(people.map(({ id }) => id).toReversed());
    expect(second.cursor).toBeNull();
  });
});
