import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchAnswer } from '#contracts';
import { callerAt, Product, productUrls, type Answer, type Member } from '#testing-product';

let product: Product;
let anna: Member;
beforeAll(async () => {
  product = new Product();
  anna = await product.member();
  for (let each = 0; each < 3; each += 1) await product.member({ gender: 'male' });
});
afterAll(() => product.close());

const pageOf = async (path: string, cookie = '') =>
  (
    await callerAt(productUrls[0] ?? '')
      .get(path)
      .set({ cookie: `locale=en; skip-site-entry=1; ${cookie}` })
  ).text;
const came = (page: string) =>
  (JSON.parse(/id="boot"[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '{}') as { data: { members?: SearchAnswer | null } }).data.members;
const drawn = (page: string) => [...page.matchAll(/<article[\s\S]*?href="\/members\/([-\w]+)"/g)].map(([, id]) => id);

describe('the people in the first page of a member', () => {
  it('are those that the API finds, the first of them drawn [#4]', async () => {
    const { body } = (await product.signedIn(anna).get('/api/members')) as Answer<SearchAnswer>;
    const page = await pageOf('/members', anna.cookie);
    const ids = body.profiles.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(came(page)?.profiles.map(({ id }) => id)).toEqual(ids);
    expect([came(page)?.numResults, came(page)?.filters]).toEqual([body.numResults, body.filters]);
    expect(drawn(page)).toEqual(ids.slice(0, 8));
  });

  it('are left to the browser where something was chosen, and stay with a page number or a source in the address', async () => {
    for (const query of ['gender=female', 'photo=1', 'about=bread', 'distance=nonsense', 'cursor=x'])
      expect([query, came(await pageOf(`/members?${query}`, anna.cookie))]).toEqual([query, null]);
    expect(came(await pageOf('/members?page=2&source=somewhere', anna.cookie))?.profiles.length).toBeGreaterThanOrEqual(3);
  });

  it('are shown to nobody who is not signed in', async () => {
    const page = await pageOf('/members');
    expect([came(page), drawn(page)]).toEqual([null, []]);
  });
});
