import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Product, withPhoto, type Answer, type Member } from '#testing-product';
import { rateLimits } from '../src/http/rate-limits.js';
import { allOperations, endsSession, fromAnywhere, withIds, type Operation } from './support/operations.js';
import { requestBy } from './support/request-by.js';

const id = '01930000-0000-7000-8000-00000000dead';

const named = (operations: readonly Operation[]) => operations.map((operation) => [operation.name, operation] as const);
const operations = allOperations();
const guarded = operations.filter(({ name, changes }) => changes && !fromAnywhere.has(name));

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
/** The same address as a stranger may write it: with a letter of its first part, or of its last word, in figures. */
const writings = (path: string): string[] => [path.replace('a', encoded('a')), path.replace(/[a-z](?=[^a-z]*$)/, encoded)];

let product: Product;
let anna: Member;
beforeAll(async () => {
  product = new Product();
  anna = await product.member();
});
afterAll(() => product.close());

const addressesOf = ({ path }: Operation): string[] => {
  const plain = withIds(path, id);
  return [plain, ...writings(plain)];
};

describe('a path with a letter in figures', () => {
  it('is another writing of each operation', () => {
    for (const operation of operations) {
      const [plain = '', ...others] = addressesOf(operation);
      for (const other of others) expect([other !== plain, decodeURIComponent(other)]).toEqual([true, plain]);
    }
  });

  it.each(named(guarded))('takes no other type than the plain one: %s', async (_name, operation) => {
    for (const address of addressesOf(operation)) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const answer = await ask(operation, address, { headers: { 'content-type': type }, body: '{"a":1}' });
        expect([address, ...answer]).toEqual([address, 415, 'unsupported_media_type']);
      }
    }
  });

  it.each(named(guarded))('is as closed to a foreign page: %s', async (_name, operation) => {
    for (const address of addressesOf(operation)) {
      for (const [header, value] of [
        ['origin', 'https://evil.example'],
        ['sec-fetch-site', 'cross-site'],
      ] as const) {
        const answer = await ask(operation, address, { headers: { [header]: value } });
        expect([address, ...answer]).toEqual([address, 403, 'foreign_origin']);
      }
    }
  });

  it.each(named(operations.filter((operation) => !endsSession(operation))))(
    'is answered like the plain one: %s',
    async (_name, operation) => {
      const [plain = '', ...others] = addressesOf(operation);
      const call: Call = operation.bodyType === 'application/json' ? { body: { no_such_field: true } } : {};
      const answer = await ask(operation, plain, call);
      for (const other of others) expect([other, ...(await ask(operation, other, call))]).toEqual([other, ...answer]);
    },
  );

  it('takes a file where the plain one does', async () => {
    const upload = operations.filter(({ name }) => name === 'POST /api/chats/{id}/photos');
    for (const address of upload.flatMap(addressesOf)) {
      const { body } = (await withPhoto(product.signedIn(anna).post(address), { client_id: id })) as Answer;
      expect(body).toMatchObject({ error: 'conversation_not_found' });
    }
  });
});

describe('calls that are counted', () => {
  const counted = operations.filter((operation) => {
    const rule = rateLimits[routeOf(operation)];
    return rule !== undefined && !rule.alone;
  });

  it('are more than a few', () => {
    expect(counted.length).toBeGreaterThan(15);
  });

  it.each(named(counted))('are counted however their path is written: %s', async (_name, operation) => {
    const bert = await product.member();
    const count = async () => Number(await product.redis.get(`{rate}:${routeOf(operation)}:${bert.id}`));
    for (const [index, address] of addressesOf(operation).entries()) {
      await ask(operation, address, { who: bert, ...(operation.bodyType === 'application/json' && { body: {} }) });
      expect([address, await count()]).toEqual([address, index + 1]);
    }
  });

  it('reach their end together, also where each process counts by itself', async () => {
    const carl = await product.member();
    const typing = operations.filter(({ name }) => name === 'POST /api/chats/{id}/typing');
    const [plain = '', other = ''] = typing.flatMap(addressesOf);
    const status = async (address: string) => (await product.signedIn(carl).post(address)).status;
    for (let call = 0; call < 60; call += 1) expect(await status(plain)).toBe(404);
    expect([await status(plain), await status(other)]).toEqual([429, 429]);
  });
});

/** As the router knows it: `{id}` is `:id` there. */
function routeOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

type Call = { readonly who?: Member; readonly headers?: Readonly<Record<string, string>>; readonly body?: string | object };

async function ask({ method }: Operation, address: string, call: Call = {}): Promise<[status: number, error: unknown]> {
  const request = requestBy(product.signedIn(call.who ?? anna), method, address).set(call.headers ?? {});
  const { status, body } = (await (call.body === undefined ? request : request.send(call.body))) as Answer<Record<string, unknown> | null>;
  return [status, body?.['error']];
}
