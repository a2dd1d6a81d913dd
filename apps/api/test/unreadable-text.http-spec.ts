import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cookies } from '#contracts';
import { queuesPath } from '#contracts-admin';
import { Product, smallPhoto, withPhoto, type Answer, type Member } from '#testing-product';
import { allOperations, withIds, type Schema } from './support/operations.js';
import { requestBy } from './support/request-by.js';

/** Postgres refuses the first in text and in JSON, the last in JSON; the others nobody can read. */
const unreadable = [
  ['U+0000', '\u0000'],
  ['U+0001', '\u0001'],
  ['U+007F', '\u007F'],
  ['a lone surrogate', '\uD800'],
] as const;
/** In an address a lone surrogate is no UTF-8. */
const inAddresses = [
  ...unreadable.slice(0, 3).map(([name, char]) => [name, encodeURIComponent(char)] as const),
  ['a surrogate', '%ED%A0%80'],
];
const inFields = [...inAddresses.slice(0, 3), ['half a letter', '%C3']] as const;

/** Something that the schema takes as far as its types say, with the character in every text. */
function poisoned(schema: Schema, char: string): unknown {
  const [first] = schema.anyOf ?? [];
  if (first) return poisoned(first, char);
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, poisoned(inner, char)]));
  if (schema.type === 'array') return schema.items ? [poisoned(schema.items, char)] : [];
  if (schema.type === 'string') return schema.enum && schema.enum.length === 1 ? schema.enum[0] : `wo${char}rds@mail.example`;
  return { integer: 30, number: 1, boolean: true }[schema.type ?? ''] ?? null;
}

/** The paths of the texts in a body, as an answer names them. */
function textsOf(schema: Schema, at: readonly string[] = []): readonly string[] {
  const [first] = schema.anyOf ?? [];
  if (first) return textsOf(first, at);
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, inner]) => textsOf(inner, [...at, name]));
  if (schema.type === 'array') return schema.items ? textsOf(schema.items, [...at, '0']) : [];
  return schema.type === 'string' && schema.enum?.length !== 1 ? [at.join('.')] : [];
}

const operations = allOperations().filter(({ name, path }) => !path.startsWith('/api/admin/') || name === 'POST /api/admin/login');
const bodies = operations
  .filter(({ bodyType }) => bodyType === 'application/json')
  .flatMap((operation) => {
    const variants = operation.body?.oneOf ?? (operation.body ? [operation.body] : []);
    return variants
      .filter((schema) => textsOf(schema).length > 0)
      .map((schema, at) => [`${operation.name} ${at}`, operation, schema] as const);
  });
const queries = operations.flatMap((operation) => {
  const names = operation.parameters.filter((given) => given.in === 'query' && given.schema.type === 'string');
  return names.map(({ name }) => [`${operation.name} ?${name}`, operation, name] as const);
});

const forms: Readonly<Record<string, readonly string[]>> = {
  '/login': ['email', 'password', 'next'],
  '/signup': ['email', 'password', 'name', 'birth_day', 'gender'],
  '/reset-password': ['email'],
  '/reset-password/do': ['token', 'password'],
  '/account-deleted': ['email'],
  '/mail-change/do': ['token'],
  '/locale': ['language', 'back'],
  '/display': ['text', 'contrast', 'back'],
  '/dismiss': ['what', 'back'],
};

let product: Product;
let anna: Member;
beforeAll(async () => {
  product = new Product();
  anna = await product.member();
});
afterAll(() => product.close());

const headers = { 'content-type': 'application/json' };

describe('text that nobody can read', () => {
  it.each(bodies)('is refused with 422 in every text of a body, beside the field: %s', async (_name, operation, schema) => {
    for (const [named, char] of unreadable) {
      const request = requestBy(product.signedIn(anna), operation.method, withIds(operation.path, randomUUID()));
      const { status, body } = (await request.set(headers).send(JSON.stringify(poisoned(schema, char)))) as Answer;
      const told = Object.keys(body['fields'] ?? {});
      const missing = textsOf(schema).filter((text) => !told.includes(text));
      expect([named, status, missing]).toEqual([named, 422, []]);
    }
  });

  it.each(queries)('is refused with 422 in an address: %s', async (_name, { path, method }, name) => {
    for (const [named, char] of inAddresses) {
      const address = `${withIds(path, randomUUID())}?${name}=wo${char}rds`;
      const { status } = await requestBy(product.signedIn(anna), method, address);
      // What is no UTF-8 reaches us as the sign for "unknown", which is text.
      expect([named, status < 500 && (status === 422 || named === 'a surrogate')]).toEqual([named, true]);
    }
  });

  it('never breaks a path, whatever stands for an id', async () => {
    const addressed = operations.filter(({ path, method }) => path.includes('{') && method === 'GET');
    for (const [named, char] of inAddresses) {
      for (const { path } of addressed) {
        const { status } = await product.signedIn(anna).get(withIds(path, `${randomUUID()}${char}`));
        expect([path, named, status >= 400 && status < 500]).toEqual([path, named, true]);
      }
      for (const path of ['/members/', '/chats/', '/likes/m/', '/pages/', '/', '/photos/', '/a-token-that-was-never-stored-']) {
        const { status } = await product.signedIn(anna).get(`${path}${char}`);
        expect([path, named, status < 500]).toEqual([path, named, true]);
      }
    }
  });

  it.each(Object.entries(forms))('never breaks a form of a page: %s', async (path, names) => {
    for (const [named, char] of inFields) {
      for (const name of names) {
        const fields = names.map((each) => `${each}=/wo${each === name ? char : ''}rds%40mail.example`).join('&');
        const { status } = await product.visitor().post(path).type('form').send(fields);
        expect([name, named, status < 500]).toEqual([name, named, true]);
      }
    }
  });

  it('is no text of a page form, and the form says so', async () => {
    const { status, text } = await product
      .visitor()
      .post('/login')
      .type('form')
      .set('accept-language', 'en')
      .send('email=an%00na%40mail.example&password=Heidebloem-61');
    expect(status).toBe(422);
    expect(text).toContain('aria-invalid="true"');
  });

  it('never breaks a page or an answer in a cookie', async () => {
    const paths = [
      '/',
      '/signup',
      '/members',
      '/api/user',
      '/api/settings',
      '/api/admin/me',
      '/admin',
      queuesPath,
      `${queuesPath}/api/queues`,
    ];
    const values = [...inFields.map(([named, char]) => [named, `network%3Da${char}b`]), ['%', '%'], ['long', 'a'.repeat(700)]] as const;
    for (const [named, value] of values) {
      const cookie = cookies.flatMap(({ name }) => [`${name}=${value}`, `${name}=${value}`]).join('; ');
      for (const path of paths) {
        const { status } = await product.visitor().get(path).set('cookie', cookie);
        expect([path, named, status < 500]).toEqual([path, named, true]);
      }
    }
  });

  it('is refused with 422 beside a photo, and never breaks the name of a file', async () => {
    const bert = await product.member();
    const chat = await product.chatOf(anna, bert);
    for (const [named, char] of unreadable.slice(0, 3)) {
      const request = product.signedIn(anna).post(`/api/chats/${chat}/photos`);
      const { status, body } = (await withPhoto(request, { client_id: randomUUID(), alt: `a${char}b` })) as Answer;
      expect([named, status, body['error']]).toEqual([named, 422, 'text_unreadable']);
      const misnamed = withPhoto(product.signedIn(anna).post('/api/photos'), {}, smallPhoto, `a${char}b.png`);
      expect((await misnamed).status).toBeLessThan(500);
    }
  });
});

describe('text of several lines', () => {
  it('keeps its lines and tabs, and has one kind of line end', async () => {
    const bert = await product.member();
    const chat = await product.chatOf(bert, anna);
    const { status, body } = await product.send(bert, chat, ' one\r\ntwo\rthree\n\tfour ');
    expect([status, (body['message'] as { text: string }).text]).toEqual([201, 'one\ntwo\nthree\n\tfour']);
  });
});
