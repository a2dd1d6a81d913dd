import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { giftIds, giftsAnswer, icebreakersAnswer } from '#contracts';
import { Product, type Answer, type Member } from '#testing-product';

let product: Product;
let anna: Member;
beforeAll(async () => {
  product = new Product();
  anna = await product.member();
});
afterAll(() => product.close());

describe('what a member can send and say first', () => {
  it('is told to members alone, by both processes [#7] [#68]', async () => {
    for (const process of [0, 1]) {
      const { body } = (await product.signedIn(anna, process).get('/api/gifts')) as Answer<{ gifts: { id: string }[] }>;
      expect(giftsAnswer.parse(body)).toEqual(body);
      expect(body.gifts.map(({ id }) => id)).toEqual(expect.arrayContaining([...giftIds]));
      expect(icebreakersAnswer.parse((await product.signedIn(anna, process).get('/api/icebreakers')).body)).toEqual({ lines: [] });
    }
    for (const path of ['/api/gifts', '/api/icebreakers'])
      expect((await product.visitor().get(path)).body).toMatchObject({ error: 'authentication_required' });
  });

  it('has pictures of its own, and leads to no other file of the house', async () => {
    const [photo] = await product.sql<{ key: string }>(`select key from media.rendition limit 1`);
    for (const file of [`${randomUUID()}.webp`, `${photo?.key ?? randomUUID()}.webp`, 'daisy.svg', '..%2f..%2fpackage.json'])
      expect([file, (await product.visitor().get(`/gift-pictures/${file}`)).status]).toEqual([file, 404]);
  });

  it('is refused where it never was a gift, and nothing is charged', async () => {
    const bert = await product.member();
    const chat = await product.chatOf(anna, bert);
    const send = (gift: string) => product.signedIn(anna).post(`/api/chats/${chat}/gifts`).send({ client_id: randomUUID(), gift });
    expect((await send('kite')).body).toMatchObject({ error: 'gift_not_offered' });
    expect((await send('Not a gift!')).status).toBe(422);
  });
});
