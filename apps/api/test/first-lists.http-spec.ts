import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatsAnswer, LikesAnswer, LikeType, PageData } from '#contracts';
import { callerAt, Product, productUrls, type Answer, type Member } from '#testing-product';

let product: Product;
let anna: Member;
let bert: Member;
let carl: Member;
beforeAll(async () => {
  product = new Product();
  anna = await product.member();
  [bert, carl] = [await product.member({ gender: 'male', name: 'Bertram' }), await product.member({ gender: 'male', name: 'Carolus' })];
  await product.send(bert, await product.chatOf(bert, anna), 'Do you like rye bread?');
  await product.send(carl, await product.chatOf(carl, anna), 'I bake on Sundays.');
  await product.send(carl, await product.chatOf(carl, bert), 'Between the two of us.');
  await like(bert, anna);
  await like(anna, carl);
});
afterAll(() => product.close());

const like = (who: Member, whom: Member) => product.signedIn(who).post('/api/likes').send({ profile: whom.id });
const get = (path: string, cookie = '') =>
  callerAt(productUrls[0] ?? '')
    .get(path)
    .set({ cookie: `locale=en; skip-site-entry=1; ${cookie}` });
const pageOf = async (path: string, cookie = '') => (await get(path, cookie)).text;
const came = (page: string) =>
  (JSON.parse(/id="boot"[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '{}') as { data: Partial<PageData> }).data;
/** What is drawn, without what the browser is told. */
const drawn = (page: string) => page.slice(page.indexOf('<main'), page.indexOf('</main>'));
const rows = (page: string) => [...drawn(page).matchAll(/<a[^>]*href="\/chats\/([-\w]+)"/g)].map(([, id]) => id);
const cards = (page: string) => [...drawn(page).matchAll(/<article[\s\S]*?href="\/members\/([-\w]+)"/g)].map(([, id]) => id);

describe('the conversations in the first page of a member', () => {
  it('are those that the API tells, drawn with the newest above', async () => {
    const { body } = (await product.signedIn(anna).get('/api/chats')) as Answer<ChatsAnswer>;
    const page = await pageOf('/chats', anna.cookie);
    expect(came(page).chats).toEqual(body);
    expect(rows(page)).toEqual(body.chats.map(({ id }) => id).toReversed());
    expect(rows(page)).toHaveLength(2);
    for (const words of ['Bertram', 'Do you like rye bread?', 'Carolus', 'I bake on Sundays.']) expect(drawn(page)).toContain(words);
  });

  it('are those of the reader alone, and kept by nobody', async () => {
    const { text, headers } = await get('/chats', anna.cookie);
    expect(text).not.toContain('Between the two of us.');
    expect((headers as Record<string, string>)['cache-control']).toBe('no-store');
    expect(await pageOf('/chats', bert.cookie)).not.toContain('I bake on Sundays.');
    const { status, text: refused } = await get('/chats');
    expect([status, rows(refused)]).toEqual([302, []]);
  });

  it('are nothing that a reading has changed: they stay unread', async () => {
    await pageOf('/chats', anna.cookie);
    const { body } = (await product.signedIn(anna).get('/api/chats')) as Answer<ChatsAnswer>;
    expect(body.num_unread_messages).toBe(2);
  });

  it('are without somebody whom a block came between', async () => {
    const [dora, emil] = [await product.member(), await product.member({ gender: 'male', name: 'Emilius' })];
    await product.send(emil, await product.chatOf(emil, dora), 'Read me before you block me.');
    expect(await pageOf('/chats', dora.cookie)).toContain('Read me before you block me.');
    await product.signedIn(dora).post('/api/blocks').send({ profile: emil.id });
    const page = await pageOf('/chats', dora.cookie);
    expect([page.includes('Read me before you block me.'), page.includes('Emilius'), rows(page)]).toEqual([false, false, []]);
  });
});

describe('the likes in the first page of a member', () => {
  const listOf = async (type: LikeType) => {
    const { body } = (await product.signedIn(anna).get(`/api/likes?type=${type}`)) as Answer<LikesAnswer>;
    return body;
  };

  it.each(['received', 'given', 'matches'] as const)('are those that the API tells of the same list: %s', async (type) => {
    const page = await pageOf(`/likes/${type}`, anna.cookie);
    expect(came(page).likes).toEqual({ ...(await listOf(type)), type });
    expect(cards(page)).toEqual({ received: [bert.id], given: [carl.id], matches: [] }[type]);
  });

  it('are those of the reader alone, and kept by nobody', async () => {
    const { text, headers } = await get('/likes/received', bert.cookie);
    expect([cards(text), (headers as Record<string, string>)['cache-control']]).toEqual([[], 'no-store']);
    expect((await get('/likes/received')).status).toBe(302);
  });

  it('are without somebody whom a block came between', async () => {
    const [dora, emil] = [await product.member(), await product.member({ gender: 'male', name: 'Emilius' })];
    await like(emil, dora);
    expect(cards(await pageOf('/likes/received', dora.cookie))).toEqual([emil.id]);
    await product.signedIn(dora).post('/api/blocks').send({ profile: emil.id });
    const page = await pageOf('/likes/received', dora.cookie);
    expect([page.includes('Emilius'), cards(page)]).toEqual([false, []]);
  });
});
