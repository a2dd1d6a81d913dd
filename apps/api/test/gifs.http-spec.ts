import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { GifsAnswer } from '#contracts';
import { Product, type Member } from '#testing-product';

const product = new Product();
let anna: Member;

beforeAll(async () => {
  anna = await product.member({ name: 'Anna', language: 'nl' });
});
afterAll(() => product.close());

const file = (path: string, headers: Record<string, string> = {}) => product.signedIn(anna).get(`/api/gifs/${path}`).set(headers);

describe('the door to moving pictures', () => {
  it('answers in the language of the caller, or in the one that is asked for [#76]', async () => {
    const ask = async (query: string) => (await product.signedIn(anna).get(`/api/gifs${query}`)).body as GifsAnswer;
    expect(await ask('?q=koffie')).toEqual({
      gifs: [{ provider: 'house', id: 'coffee', title: 'Een kop dampende koffie' }],
      source: null,
    });
    expect((await ask('?q=kahvi&locale=fi')).gifs[0]).toMatchObject({ id: 'coffee', title: 'Höyryävä kuppi kahvia' });
    expect((await ask('')).gifs.length).toBeGreaterThanOrEqual(40);
    const one = await product.signedIn(anna).get('/api/gifs/house/coffee?locale=de');
    expect(one.body).toMatchObject({ gif: { title: 'Eine Tasse dampfender Kaffee' } });
  });

  it('gives the pictures itself, as pictures and nothing else, to be kept for a week', async () => {
    const still = await file('house/coffee/still');
    expect(still.status).toBe(200);
    expect(still.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=604800',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((still.body as Buffer).toString('latin1', 0, 4)).toBe('RIFF');
    expect((await file('house/coffee/still', { 'if-none-match': still.get('etag') ?? '' })).status).toBe(304);
    expect((await file('house/coffee/moving')).get('etag')).not.toBe(still.get('etag'));
  });

  it.each(['house/nothing/still', 'house/coffee/large', 'tenor/1/still', 'giphy/abc/still', 'house/..%2F..%2Fnames/still'])(
    'knows nothing of %s',
    async (path) => {
      expect((await file(path)).status).toBe(404);
    },
  );

  it('asks for a session', async () => {
    for (const path of ['', '/house/coffee', '/house/coffee/still'])
      expect((await product.visitor().get(`/api/gifs${path}`)).body).toMatchObject({ error: 'authentication_required' });
  });

  it('takes words or a picture, not both and not neither, and refuses an unknown picture for nothing [#76]', async () => {
    const bert = await product.member({ name: 'Bert', gender: 'male' });
    const chat = await product.chatOf(anna, bert);
    const send = (body: object) =>
      product
        .signedIn(anna)
        .post(`/api/chats/${chat}/messages`)
        .send({ client_id: randomUUID(), ...body });
    const gif = { provider: 'house', id: 'coffee' };
    for (const body of [{}, { text: 'Hello', gif }, { gif: { ...gif, url: 'https://evil.example' } }])
      expect((await send(body)).status).toBe(422);
    for (const id of ['nothing', '../x'])
      expect(await send({ gif: { provider: 'house', id } })).toMatchObject({ status: 404, body: { error: 'gif_not_found' } });
    expect(await product.sql(`select free_left from chats.inbox where member_id = $1`, [anna.id])).toEqual([{ free_left: 5 }]);
    expect(await send({ gif })).toMatchObject({ status: 201, body: { free_messages_left: 4, message: { kind: 'gif', gif } } });
  });
});
