import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Product, type Answer, type Member } from '#testing-product';
import { memberOperations, requestOf, type Row } from './support/member-operations.js';
import { allOperations } from './support/operations.js';

let product: Product;
let anna: Member;
let bert: Member;
let chat: string;

beforeAll(async () => {
  product = new Product();
  [anna, bert] = [await product.member({ credits: 1_000, paid: true }), await product.member({ gender: 'male' })];
  chat = await product.chatOf(anna, bert);
  await product.send(anna, chat, 'Good morning');
});
beforeEach(() => product.sql(`delete from likes.profile_view where viewer = $1`, [anna.id]));
afterAll(() => product.close());

const looked = async () =>
  (await product.sql(`select 1 from likes.profile_view where viewer = $1 and viewed = $2`, [anna.id, bert.id])).length;
const ask = (path: string) => product.signedIn(anna).get(path);

/** Everything that is asked about a member or a conversation, or answers with members; what ends their contact comes last. */
const ending = ['DELETE /api/chat', 'POST /api/blocks', 'POST /api/reports'];
const asked = allOperations()
  .map(({ name }) => [name, memberOperations[name]] as const)
  .filter((entry): entry is readonly [string, Row] => ['member', 'chat', 'list'].includes(entry[1]?.kind ?? ''))
  .toSorted(([one], [other]) => ending.indexOf(one) - ending.indexOf(other));

describe('a view', () => {
  it('is written when a profile is opened, once for the day [#E15]', async () => {
    for (const _time of [1, 2]) expect((await ask(`/api/members/${bert.id}`)).status).toBe(200);
    expect(await looked()).toBe(1);
    const { body } = (await product.signedIn(bert).get('/api/views')) as Answer<{ viewed_by: { id: string }[] }>;
    expect(body.viewed_by.map(({ id }) => id)).toEqual([anna.id]);
  });

  it('is written by no other operation that takes a member, a conversation or answers with members [#E15]', async () => {
    const writes: string[] = [];
    for (const [name, row] of asked) {
      const id = row.kind === 'chat' ? chat : bert.id;
      for (const query of [row.query ?? ''].flat()) await requestOf(product.signedIn(anna), name, id, query);
      if ((await looked()) > 0) writes.push(name);
      await product.sql(`delete from likes.profile_view where viewer = $1`, [anna.id]);
    }
    expect(asked.length).toBeGreaterThan(25);
    expect(writes).toEqual(['GET /api/members/{id}']);
  });

  it('is written by no page, no question for the headers alone and nothing that a browser fetches ahead [#E15]', async () => {
    const carl = await product.member({ gender: 'male' });
    for (const path of [`/members/${carl.id}`, `/members/${carl.id}/chat`, `/likes/m/${carl.id}`]) await ask(path);
    await product.signedIn(anna).head(`/api/members/${carl.id}`);
    for (const purpose of ['prefetch', 'prefetch;prerender']) {
      expect((await ask(`/api/members/${carl.id}`).set('sec-purpose', purpose)).status).toBe(200);
    }
    expect(await product.sql(`select 1 from likes.profile_view where viewer = $1`, [anna.id])).toEqual([]);
  });

  it('is not written where the profile may not be seen, nor for who looks unseen [#E15]', async () => {
    const [blocker, dora] = [await product.member({ gender: 'male' }), await product.member({ gender: 'male' })];
    await product.signedIn(blocker).post('/api/blocks').send({ profile: anna.id });
    expect((await ask(`/api/members/${blocker.id}`)).status).toBe(404);
    await product.signedIn(anna).put('/api/views/shown').send({ show_views: false });
    expect((await ask(`/api/members/${dora.id}`)).status).toBe(200);
    expect(await product.sql(`select 1 from likes.profile_view where viewer = $1`, [anna.id])).toEqual([]);
  });
});
