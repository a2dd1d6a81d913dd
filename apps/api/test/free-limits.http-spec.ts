import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { limits } from '#contracts';
import { Product, withPhoto, type Answer, type Member } from '#testing-product';

const AT_ONCE = 20;
let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

const codes = (answers: readonly Answer[]) =>
  answers
    .map(({ status, body }) => (status < 300 ? 'done' : `${status} ${String(body['error'])}`))
    .reduce<Record<string, number>>((sum, code) => ({ ...sum, [code]: (sum[code] ?? 0) + 1 }), {});

async function upload(member: Member, index: number): Promise<Answer> {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: { r: index * 10, g: 120, b: 90 } } })
    .jpeg()
    .toBuffer();
  // By turns to both processes: each takes 18 photos, two at work and the others in line, and only the database knows of all.
  return withPhoto(product.signedIn(member, index).post('/api/photos'), {}, picture);
}

describe('what a free member may not, not even twenty times at once', () => {
  it('start a third conversation: two begin, the others are told that it needs premium, and nothing is charged [#11] [#135]', async () => {
    const anna = await product.member({ freeMessages: AT_ONCE, credits: 5 });
    const others = await Promise.all(Array.from({ length: AT_ONCE }, () => product.member({ gender: 'male' })));
    const chats = await Promise.all(others.map((other) => product.chatOf(anna, other)));
    const answers = await Promise.all(chats.map((chat, index) => product.send(anna, chat, 'Hello', undefined, index)));
    expect(codes(answers)).toEqual({ done: 2, '403 premium_required': AT_ONCE - 2 });
    const [left] = await product.sql(
      `select started, free_left, (select balance from payments.wallet where member_id = $1) as balance,
              (select count(*)::int from chats.message where sender_id = $1) as sent from chats.inbox where member_id = $1`,
      [anna.id],
    );
    expect(left).toEqual({ started: 2, free_left: AT_ONCE - 2, balance: 5, sent: 2 });
  });

  it('have a fourth photo: three are kept, the others are told the limit [#128] [#135]', async () => {
    const anna = await product.member();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => upload(anna, index)));
    const { done = 0, '403 photo_limit': refused = 0, '429 too_many_requests': early = 0 } = codes(answers);
    expect([done + refused + early, done <= limits.freePhotos]).toEqual([AT_ONCE, true]);
    // Two of a member come in at once: whoever came too early comes again, and is told the same.
    for (let next = done; next < limits.freePhotos; next += 1) expect(codes([await upload(anna, next)])).toEqual({ done: 1 });
    expect(codes([await upload(anna, 0)])).toEqual({ '403 photo_limit': 1 });
    expect(await product.sql(`select 1 from media.photo where member_id = $1`, [anna.id])).toHaveLength(limits.freePhotos);
  });
});
