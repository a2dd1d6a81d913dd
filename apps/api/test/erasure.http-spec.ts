import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dataDir, eventually, PaymentSandbox, photoOf, placeOrder, Product, type Member, type Answer } from '#testing-product';

let product: Product;
beforeAll(async () => {
  product = new Product();
  // What Redis dumps is to be read as it is: compressed, a word may be there and not be found.
  await product.redis.config('SET', 'rdbcompression', 'no');
});
afterAll(() => product.close());

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The product works meanwhile: a file may go between the list and the look. Nothing of what is gone can be read by anybody. */
function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** Every table in which the text stands, whatever the type of its column. */
async function rowsWith(secret: string): Promise<string[]> {
  const tables = await product.sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    if ((await product.sql(`select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [secret])).length > 0) found.push(name);
  return found;
}

/** Every key of Redis, the queues with all their jobs and the hints among them. */
async function redisWith(secret: string): Promise<string[]> {
  const found: string[] = [];
  for await (const keys of product.redis.scanStream({ count: 500 }) as AsyncIterable<string[]>)
    for (const key of keys) if (key.includes(secret) || (await product.redis.dumpBuffer(key))?.includes(secret)) found.push(key);
  return found;
}

/** Lets a recurring job be due now. */
const runJob = (name: string) => product.sql(`update events.schedule set next_run_at = now(), leased_until = null where name = $1`, [name]);

/** The state of a member's copy, once it is no longer being made. */
const copyOf = (member: Member) =>
  eventually(60, async () => {
    const { body } = (await product.signedIn(member).get('/api/my-data')) as Answer<{ export: { state: string } }>;
    return body.export.state === 'preparing' ? undefined : body.export.state;
  });

it('O9 after 14 days no row, file, log or queue holds name, e-mail or photo of a member who left; invoices and books stay without a name [#E9] [#119]', async () => {
  const canary = `Zq${randomUUID().slice(0, 8)}`;
  const anna = await product.member({
    name: canary,
    email: `${canary.toLowerCase()}@mail.example`,
    signup_message: `About ${canary}`,
    credits: 7,
  });
  const bert = await product.member({ name: 'Bert', gender: 'male' });
  const post = (path: string, body: object, who = anna) => product.signedIn(who).post(path).send(body);

  // A purchase, whose papers have to be kept for the taxes.
  const bank = new PaymentSandbox();
  const { payment_id: orderId } = await placeOrder(product.signedIn(anna));
  await bank.decide((await bank.look(orderId)).payment.id, { status: 'paid' });
  const invoices = () =>
    product.sql<{ year: number; number: number; content: object; memberId: string }>(
      `select year, number, content, member_id as "memberId" from payments.invoice where order_id = $1`,
      [orderId],
    );
  await eventually(30, async () => (await invoices()).length === 1);
  const [invoice] = await invoices();

  await photoOf(product, anna);
  const [photo] = await product.sql<{ original: string; full_key: string; object: string }>(
    `select p.original, p.full_key, r.object from media.photo p join media.rendition r on r.photo_id = p.id and r.variant = 'full'
      where p.member_id = $1`,
    [anna.id],
  );
  if (!photo) throw new Error('no photo');
  await post('/api/likes', { profile: bert.id });
  await post('/api/likes', { profile: anna.id }, bert);
  const chat = await product.chatOf(anna, bert);
  await product.send(anna, chat, `I am ${canary}`);
  await product.send(bert, chat, 'Nice to meet you');
  expect((await post('/api/user', { email: anna.email, password: 'not the password' })).status).toBe(401);

  expect((await post('/api/my-data/export', {})).status).toBe(202);
  expect(await copyOf(anna)).toBe('ready');
  const ticket: Answer<{ url: string }> = await product.signedIn(anna).post('/api/my-data/export/ticket').send({ password: anna.password });
  const file = await product.signedIn(anna).get(ticket.body.url);
  expect([file.status, file.get('content-type')]).toEqual([200, 'application/zip']);
  expect((await product.signedIn(bert).get(ticket.body.url)).status).toBe(404);
  expect((await product.visitor().get(ticket.body.url)).status).toBe(403);

  // What is searched for can be found while it is there: else the search below would prove nothing.
  const [objects, logs] = [join(dataDir, 'objects'), join(dataDir, 'logs')];
  expect((await rowsWith(canary)).length).toBeGreaterThan(3);
  expect(filesBelow(objects).some((path) => path.endsWith(photo.original))).toBe(true);
  expect(filesBelow(logs).some((path) => contentOf(path).includes(anna.id))).toBe(true);

  expect((await post('/api/account/delete', { password: anna.password, reason: 'other' })).status).toBe(200);
  expect((await product.signedIn(anna).get('/api/user')).status).toBe(403);
  expect((await product.signedIn(bert).get(`/api/members/${anna.id}`)).status).toBe(404);
  await eventually(60, async () => (await product.sql(`select 1 from events.outbox where reaction = 'mail.undo-deletion'`)).length === 0);
  await product.sql(`update auth.departure set erase_at = now() - interval '1 minute' where member_id = $1`, [anna.id]);
  await runJob('member.erase-due');
  await eventually(60, async () => (await product.sql(`select 1 from auth.account where id = $1`, [anna.id])).length === 0);
  // The files go right after the commit.
  await eventually(20, () => !filesBelow(objects).some((path) => path.endsWith(photo.original)));

  for (const secret of [canary, anna.email, photo.full_key, photo.object, photo.original])
    expect([secret, await rowsWith(secret), await redisWith(secret)]).toEqual([secret, [], []]);
  for (const path of filesBelow(objects)) {
    expect([path, [photo.object, photo.original].some((name) => path.endsWith(name))]).toEqual([path, false]);
    expect([path, contentOf(path).includes(canary)]).toEqual([path, false]);
  }
  for (const path of filesBelow(logs)) {
    const written = contentOf(path).toString().toLowerCase();
    expect([path, written.includes(canary.toLowerCase())]).toEqual([path, false]);
  }

  expect(await product.sql(`select sum(amount)::int as sum from payments.ledger_entry where member_id = $1`, [anna.id])).toEqual([
    { sum: 0 },
  ]);
  // Number and amounts are those of the day; whose they were, nobody can say any more.
  expect(await invoices()).toEqual([invoice]);
  expect(await rowsWith(anna.id)).not.toContain('auth.account');
  expect(JSON.stringify(invoice)).not.toMatch(new RegExp(`${canary}|@`, 'i'));
  const thread: Answer<{ messages: { text: string }[] }> = await product.signedIn(bert).get(`/api/chats/${chat}/messages`);
  expect(thread.body.messages.map(({ text }) => text)).toEqual(['', 'Nice to meet you']);
  const { body } = (await product.signedIn(bert).get(`/api/chats/${chat}`)) as Answer<{ chat: unknown }>;
  expect(body.chat).toMatchObject({ state: 'closed', profile: null });
});
