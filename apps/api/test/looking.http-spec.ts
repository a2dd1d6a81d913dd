import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { photoOf, placeOrder, Product, type Answer, type Member } from '#testing-product';
import { allOperations, withIds, type Operation } from './support/operations.js';

let product: Product;
let anna: Member;
let bert: Member;
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  product = new Product();
  [anna, bert] = [await product.member({ paid: true, credits: 20 }), await product.member({ gender: 'male' })];
  const chat = await product.chatOf(anna, bert);
  await product.send(anna, chat, 'Good morning');
  await product.signedIn(bert).post('/api/likes').send({ profile: anna.id });
  await photoOf(product, anna);
  const { body } = (await product.signedIn(anna).get('/api/photos')) as Answer<{ photos: { id: string }[] }>;
  const order = (await placeOrder(product.signedIn(anna))).payment_id;
  ids = { chats: chat, members: bert.id, photos: body.photos[0]?.id ?? '', orders: order };
});
afterAll(() => product.close());

/** What a look writes on purpose: that somebody was there, that a profile was opened, how often something was shown. */
const notes = new Set(['auth.session', 'visibility.member_standing', 'likes.profile_view', 'search.listing', 'search.impression_count']);
/** What the machine moves by itself, whoever looks. */
const moving = /^(events\.|operations\.|public\.|figures\.|site\.page_count|auth\.limiter|payments\.webhook|notifications\.)/;

/** Every row of every table in which one of the two stands, as one number each. */
async function digest(): Promise<Map<string, string>> {
  const tables = await product.sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables.filter((table) => !notes.has(table.name) && !moving.test(table.name))) {
    const [row] = await product.sql<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t where t::text ~ $1`,
      [`${anna.id}|${bert.id}`],
    );
    found.set(name, row?.sum ?? '');
  }
  return found;
}

/** `GET /api/logout` acts by its address, as it was first written; the origin check keeps foreign pages from it. */
const looks = allOperations().filter(({ method, path, access }) => method === 'GET' && access !== 'staff' && path !== '/api/logout');
const addressOf = ({ path }: Operation) => withIds(path, ids[path.split('/')[2] ?? ''] ?? ids['members'] ?? '');

describe('a look', () => {
  it('changes nothing of anybody, whatever is looked at and however [ASVS 3.5.3]', async () => {
    const before = await digest();
    expect([...before.values()].filter((sum) => !sum.startsWith('0 ')).length).toBeGreaterThan(10);
    const statuses: number[] = [];
    for (const operation of looks) {
      for (const verb of ['get', 'head', 'options'] as const)
        statuses.push((await product.signedIn(anna)[verb](addressOf(operation))).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30);
    for (const path of ['/', '/members', `/members/${bert.id}`, '/chats', `/chats/${ids['chats']}`, '/likes', '/credits', '/settings'])
      expect((await product.signedIn(anna).get(path)).status).toBeLessThan(400);
    const after = await digest();
    const changed = [...after].filter(([table, sum]) => before.get(table) !== sum).map(([table]) => table);
    expect(changed).toEqual([]);
  });
});
