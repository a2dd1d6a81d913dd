import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ComplaintAnswer } from '#contracts';
import { wordsFor } from '#i18n';
import { eventually, mailsTo, Product, type Answer, type Caller } from '#testing-product';

let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

const anAddress = () => `c${randomUUID().slice(0, 13)}@mail.example`;
const form = (more: object = {}) => ({
  category: 'rule_breach',
  words: 'Hij vroeg mijn moeder om geld.',
  name: 'Wil',
  email: anAddress(),
  ...more,
});
const complain = async (body: object, caller: Caller = product.visitor()): Promise<Answer<ComplaintAnswer>> =>
  caller.post('/api/complaints').set('accept-language', 'nl').send(body);
const rowOf = async (reference: string) =>
  (
    await product.sql<{ member_id: string | null; kind: string; subject_id: string | null; language: string }>(
      `select o.member_id, o.language, c.kind, c.subject_id from moderation.complaint o join moderation.case c on c.id = o.id where o.reference = $1`,
      [reference],
    )
  )[0];

describe('a complaint over the wire', () => {
  it('is taken from somebody signed out, gets its receipt by mail, and waits for a moderator [#32]', async () => {
    const bert = await product.member({ gender: 'male' });
    const body = form({ link: `/members/${bert.id}` });
    const { status, body: answer } = await complain(body);
    expect([status, answer]).toEqual([
      201,
      { reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/), at: expect.any(String), due_at: expect.any(String) },
    ]);
    expect(await rowOf(answer.reference)).toEqual({ member_id: null, kind: 'complaint', subject_id: bert.id, language: 'nl' });
    const subject = wordsFor('nl').moderation.complaintReceived.subject.replace('{receipt}', answer.reference);
    await eventually(30, async () => (await mailsTo(body.email)).some((mail) => mail.subject === subject));
    const again = await complain(body);
    expect([again.status, again.body]).toEqual([200, answer]);
  });

  it('of a member knows whose it is, and whether the same key came with other words', async () => {
    const anna = await product.member({ language: 'nl' });
    const her = product.signedIn(anna);
    const key = randomUUID();
    const body = form({ category: 'payment', email: anna.email });
    const send = (words: string) =>
      her
        .post('/api/complaints')
        .set('idempotency-key', key)
        .send({ ...body, words });
    const { body: answer } = (await send('Twee keer betaald')) as Answer<ComplaintAnswer>;
    expect(await rowOf(answer.reference)).toMatchObject({ member_id: anna.id, subject_id: null });
    expect(await send('Drie keer betaald')).toMatchObject({ status: 422, body: { error: 'idempotency_mismatch' } });
  });

  it('says for each answer what is wrong with it', async () => {
    expect(await complain({ category: 'illegal_content', words: '', email: 'wil' })).toMatchObject({
      status: 422,
      body: {
        error: 'invalid_input',
        fields: {
          words: 'Vul dit in.',
          name: 'Vul dit in.',
          email: expect.any(String),
          good_faith: wordsFor('nl').errors.good_faith_required,
        },
      },
    });
    expect(await complain(form({ words: 'a'.repeat(2_001) }))).toMatchObject({
      status: 422,
      body: { fields: { words: wordsFor('nl').errors.complaint_too_long } },
    });
    expect(await complain(form({ category: 'money' }))).toMatchObject({ status: 422, body: { fields: { category: 'Vul dit in.' } } });
  });

  it('is taken however often an address was given before, and comes from no other page [#32]', async () => {
    const email = anAddress();
    for (let count = 0; count < 7; count += 1) expect((await complain(form({ email, words: `No ${count}` }))).status).toBe(201);
    expect(await complain(form(), product.visitor().set('origin', 'https://evil.example'))).toMatchObject({
      status: 403,
      body: { error: 'foreign_origin' },
    });
  });

  it('says the same whether the member that it names exists or not', async () => {
    const bert = await product.member({ gender: 'male' });
    const answers = await Promise.all([bert.id, randomUUID()].map((id) => complain(form({ link: `/members/${id}` }))));
    expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
      [201, ['reference', 'at', 'due_at']],
      [201, ['reference', 'at', 'due_at']],
    ]);
  });
});

describe('the form of complaints without a script', () => {
  const post = (fields: object) => product.visitor().post('/complaints').set('accept-language', 'nl').type('form').send(fields);

  it('shows the reference, and the same one when it is sent again [#32]', async () => {
    const fields = form({ category: 'illegal_content', good_faith: 'on', link: '' });
    const [first, second] = [await post(fields), await post(fields)];
    const [reference] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(first.text.slice(first.text.indexOf('Je nummer'))) ?? [];
    expect([first.status, reference]).toEqual([200, expect.any(String)]);
    expect(second.text).toContain(reference);
    expect(await rowOf(reference ?? '')).toMatchObject({ kind: 'complaint' });
  });

  it('comes back with its answers and what is wrong, its longest text too', async () => {
    const { status, text } = await post(form({ category: 'illegal_content', name: '', words: '😀'.repeat(2_000) }));
    expect(status).toBe(422);
    for (const part of ['Vul dit in.', wordsFor('nl').errors.good_faith_required, '😀'.repeat(2_000)]) expect(text).toContain(part);
  });
});
