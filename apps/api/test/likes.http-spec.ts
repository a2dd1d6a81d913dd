import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AutoLikeAnswer, LikesAnswer, PublicSettings } from '#contracts';
import { aPicture } from '#testing';
import { eventually, Product, withPhoto, type Answer, type Member } from '#testing-product';
import { rateLimits } from '../src/http/rate-limits.js';

let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

const like = (member: Member, profile: string) => product.signedIn(member).post('/api/likes').send({ profile });

describe('likes over the wire', () => {
  it('show unasked one that waits, with the path of its picture; 204 when none does [#89] [#149]', async () => {
    const [anna, bert] = [await product.member(), await product.member({ gender: 'male' })];
    expect(await product.signedIn(anna).get('/api/auto-like')).toMatchObject({ status: 204, text: '' });
    await withPhoto(product.signedIn(bert).post('/api/photos'), {}, await aPicture());
    await eventually(
      30,
      async () => (await product.sql(`select 1 from media.photo where member_id = $1 and status = 'visible'`, [bert.id])).length === 1,
    );
    await like(bert, anna.id);

    const answer: Answer<AutoLikeAnswer> = await product.signedIn(anna).get('/api/auto-like.php');
    expect(answer).toMatchObject({
      status: 200,
      body: { id: bert.id, fictional: false, main_image: { match: expect.any(String), locked: false } },
    });
    const { settings } = (await product.visitor().get('/api/settings')).body as { settings: PublicSettings };
    const picture = await product.signedIn(anna).get(`${settings.cdn_prefix}${answer.body.main_image?.match}`);
    expect([picture.status, picture.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('come with both lists under either name of the call [#88] [#148]', async () => {
    const [anna, bert] = [await product.member(), await product.member({ gender: 'male' })];
    await like(bert, anna.id);
    const [short, written] = await Promise.all(['/api/likes', '/api/likes.php'].map((path) => product.signedIn(anna).get(path)));
    expect(short?.body).toMatchObject({ profiles: [], liked_by: [{ id: bert.id, like_new: true }], num_new_likes: 1 });
    expect(written?.body).toEqual(short?.body);
  });

  it('are not given by the hundred [#5]', async () => {
    const [anna, bert] = [await product.member(), await product.member({ gender: 'male' })];
    const { points = 0 } = rateLimits['POST /api/likes'] ?? {};
    for (let count = 0; count < points; count += 10) await Promise.all(Array.from({ length: 10 }, () => like(anna, bert.id)));
    expect(await like(anna, bert.id)).toMatchObject({ status: 429, body: { error: 'too_many_requests', retry_at: expect.any(String) } });
  });
});

describe('the swipe game over the wire', () => {
  it('takes four of twenty likes that come at once at two processes, and tells the others when to come back [#121] [ASVS 2.3.2]', async () => {
    const anna = await product.member();
    const men: Member[] = [];
    for (let count = 0; count < 20; count += 1) men.push(await product.member({ gender: 'male' }));
    const answers = await Promise.all(
      men.map(({ id }, process) => product.signedIn(anna, process).post('/api/swipes').send({ profile: id, like: true })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([4, 16]);
    for (const { body } of refused)
      expect(body).toMatchObject({ error: 'swipe_limit', message: expect.any(String), retry_at: expect.any(String) });
    const { body } = (await product.signedIn(anna).get('/api/likes')) as Answer<LikesAnswer>;
    expect(body.profiles).toHaveLength(4);
  });
});
