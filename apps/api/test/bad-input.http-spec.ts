import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorCatalogue, isErrorCode } from '#contracts';
import { errorText } from '#i18n';
import { eventually, Product, type Answer, type Member } from '#testing-product';
import { badBodies, sample } from '../../tools/src/attack/schema-samples.js';
import { allOperations, withIds, type Operation } from './support/operations.js';
import { requestBy } from './support/request-by.js';

const isMember = ({ path }: Operation) => !path.startsWith('/api/admin/');
const operations = allOperations().filter(isMember);
const withBody = operations.filter(({ bodyType }) => bodyType === 'application/json');
const withPath = operations.filter(({ path }) => path.includes('{'));
const queried = operations.flatMap((operation) =>
  operation.parameters.filter((parameter) => parameter.in === 'query').map((parameter) => ({ operation, parameter })),
);
const judged = queried.filter(
  ({ parameter: { name, schema } }) => name === 'cursor' || (schema.enum ?? schema.format ?? schema.pattern) || schema.type !== 'string',
);
const named = (list: readonly Operation[]) => list.map((operation) => [operation.name, operation] as const);

let product: Product;
let members: readonly Member[];
let before: string;
let turn = 0;

beforeAll(async () => {
  product = new Product();
  members = await Promise.all(Array.from({ length: 4 }, () => product.member({ language: 'de', credits: 5 })));
  await eventually(150, isDemoPaidBack);
  before = await rows();
});
afterAll(() => product.close());

/** Two orders of a new demo are withdrawn from: their rows grow until the credit notes are there. */
const isDemoPaidBack = async (): Promise<boolean> =>
  (
    await product.sql(
      `select from payments.invoice i join payments.orders o on o.id = i.order_id where i.kind = 'credit_note' and o.idempotency_key = 'demo'`,
    )
  ).length === 2;

/** The number of rows of each table that members' acts fill. What the machine writes by itself is left out. */
async function rows(): Promise<string> {
  const tables = await product.sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('limiter', 'outbox')
        and n.nspname in ('auth', 'visibility', 'media', 'profiles', 'payments', 'likes', 'search', 'chats')
      order by 1`,
  );
  // Postgres may count two tables side by side: without an order whichever is ready comes first.
  const counts = await product.sql(
    `${tables.map(({ name }) => `select '${name}' as name, count(*)::int from ${name}`).join(' union all ')} order by name`,
  );
  return JSON.stringify(counts);
}

/** As a browser of this member asks. */
const headers = { 'accept-language': 'de', 'content-type': 'application/json' };

const ask = (
  { path, method }: Operation,
  call: { readonly body?: string | object | undefined; readonly query?: string; readonly id?: string } = {},
) => {
  const member = members[turn++ % members.length] as Member;
  const address = withIds(path, call.id ?? randomUUID()) + (call.query ?? '');
  const request = requestBy(product.signedIn(member), method, address).set(headers);
  return call.body === undefined ? request : request.send(call.body);
};

/** What is amiss with an answer to bad input, or nothing. */
function fault({ status, body }: Answer): string | undefined {
  const code = body['error'];
  if (!isErrorCode(code)) return `${status} without a code of the catalogue`;
  if (status < 400 || status >= 500 || status !== errorCatalogue[code].status) return `${status} for ${code}`;
  const words = errorText(code, 'de');
  if (!words.includes('{') && body['message'] !== words) return `${code} in another language: ${String(body['message'])}`;
  return undefined;
}

async function faultsOf(asked: readonly (readonly [what: unknown, answer: () => PromiseLike<Answer>])[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, answer] of asked) {
    const found = fault(await answer());
    if (found) faults.push(`${JSON.stringify(what).slice(0, 120)}: ${found}`);
  }
  return faults;
}

describe('bad input, made from the description of each call', () => {
  it.each(named(withBody))('is refused in the caller’s language: the body of %s [ASVS 2.2.1] [ASVS 2.2.2]', async (_name, operation) => {
    const bodies = badBodies(operation.body ?? {});
    expect(await faultsOf(bodies.map((body) => [body, () => ask(operation, { body: JSON.stringify(body) })]))).toEqual([]);
  });

  it.each(named(withPath))('is refused in the caller’s language: the id of %s', async (_name, operation) => {
    const ids = ['1', 'nonsense', '-1', '%00', `${randomUUID()}1`, 'x'.repeat(90), "1' or '1'='1"];
    const body = operation.bodyType === 'application/json' ? (sample(operation.body ?? {}) as object) : undefined;
    expect(await faultsOf(ids.map((id) => [id, () => ask(operation, { id: encodeURIComponent(id), body })]))).toEqual([]);
  });

  it.each(judged.map(({ operation, parameter }) => [`${operation.name} ?${parameter.name}`, operation, parameter.name] as const))(
    'is refused in the caller’s language: %s',
    async (_name, operation, name) => {
      const values = ['nonsense!', '1e99 ', 'x'.repeat(3_000), '[]'];
      const asked = values.map(
        (value) => [value, () => ask(operation, { query: `?${new URLSearchParams({ [name]: value }).toString()}` })] as const,
      );
      expect(await faultsOf(asked)).toEqual([]);
    },
  );

  it.each(named([...new Set(queried.map(({ operation }) => operation))].filter(({ path }) => path !== '/api/settings')))(
    'is refused when it asks for what nobody knows: %s',
    async (_name, operation) => {
      expect(await faultsOf([['unknown', () => ask(operation, { query: '?nonsense=1' })]])).toEqual([]);
    },
  );

  it('changed nothing', async () => {
    expect(await rows()).toBe(before);
  });
});
