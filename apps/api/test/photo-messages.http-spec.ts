import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { chatPhotoPath, type SendMessageAnswer } from '#contracts';
import { Product, withPhoto, type Answer, type Member } from '#testing-product';

const product = new Product();
let anna: Member;
let bert: Member;
let chat: string;

beforeAll(async () => {
  anna = await product.member({ name: 'Anna', credits: 5 });
  bert = await product.member({ name: 'Bert', gender: 'male' });
  chat = await product.chatOf(anna, bert);
});
afterAll(() => product.close());

type Form = { readonly fields: Readonly<Record<string, string>>; readonly photo?: Buffer };
type Sent = SendMessageAnswer & { readonly error?: string };

const send = async ({ fields, photo }: Form): Promise<Answer<Sent>> =>
  withPhoto(product.signedIn(anna).post(`/api/chats/${chat}/photos`), fields, photo);

describe('the door to photos in a conversation', () => {
  it('takes a photo with its words once, and gives it to the two of the conversation as a picture and nothing else [#6]', async () => {
    const fields = { client_id: randomUUID(), alt: ' Saar on\nthe beach ' };
    const sent = await send({ fields });
    expect(sent).toMatchObject({ status: 201, body: { credits: 3, message: { photo: { alt: 'Saar on the beach', width: 200 } } } });
    expect(await send({ fields })).toMatchObject({ status: 200, body: { duplicate: true, credits: 3 } });

    const path = chatPhotoPath(sent.body.message.photo?.key ?? '', 'preview');
    const shown = await product.signedIn(bert).get(path);
    expect(shown.status).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=60',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const known = { 'if-none-match': shown.get('etag') ?? '' };
    expect((await product.signedIn(bert).get(path).set(known)).status).toBe(304);

    const carl = await product.member({ paid: true });
    for (const headers of [{}, known])
      expect((await product.signedIn(carl).get(path).set(headers)).body).toMatchObject({ error: 'photo_not_found' });
    expect((await product.visitor().get(path)).body).toMatchObject({ error: 'authentication_required' });
  });

  it.each<[string, Form, string]>([
    ['no id', { fields: {} }, 'invalid_input'],
    ['a field that is not agreed', { fields: { client_id: randomUUID(), price: '0' } }, 'invalid_input'],
    ['too many words', { fields: { client_id: randomUUID(), alt: 'x'.repeat(201) } }, 'invalid_input'],
    ['no picture', { fields: { client_id: randomUUID() }, photo: Buffer.from('hello') }, 'photo_type'],
    [
      'half a picture',
      { fields: { client_id: randomUUID() }, photo: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAMgAAADIAQAAAACF', 'base64') },
      'photo_unreadable',
    ],
  ])('refuses a form with %s, and takes nothing for it', async (_what, form, error) => {
    const before = await product.sql(`select balance from payments.wallet where member_id = $1`, [anna.id]);
    expect((await send(form)).body).toMatchObject({ error });
    expect(await product.sql(`select balance from payments.wallet where member_id = $1`, [anna.id])).toEqual(before);
  });
});
