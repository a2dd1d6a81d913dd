import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { placeOrder, Product, withPhoto, type Answer, type Member } from '#testing-product';
import { memberOperations as table, requestOf, type Kind } from './support/member-operations.js';
import { allOperations } from './support/operations.js';

const rowsOf = (...kinds: Kind[]) => Object.entries(table).filter(([, { kind }]) => kinds.includes(kind));
const names = (...kinds: Kind[]) => rowsOf(...kinds).map(([name]) => name);

let product: Product;
let anna: Member;
let bert: Member;
const ofMembers = ['chat', 'photo', 'member', 'session', 'order', 'debit_request', 'mandate'] as const satisfies readonly Kind[];
let foreign: Readonly<Record<(typeof ofMembers)[number] | 'staff', readonly string[]>>;

beforeAll(async () => {
  product = new Product();
  const [carl, blocker, unconfirmed] = [await product.member(), await product.member(), await product.newcomer()];
  anna = await product.member();
  bert = await product.member();
  const chat = await product.chatOf(bert, carl);
  await product.send(bert, chat, 'Only for Carl');
  await product.signedIn(blocker).post('/api/blocks').send({ profile: anna.id });
  const photo = await photoOf(bert);
  const [session] = await product.sql<{ id: string }>(`select id from auth.session where member_id = $1`, [bert.id]);
  const order = (await placeOrder(product.signedIn(bert))).payment_id;
  foreign = {
    order: [order],
    mandate: [await mandateOf(bert)],
    debit_request: [await debitRequestOf(bert)],
    chat: [chat],
    photo: [photo],
    member: [blocker.id, unconfirmed.id],
    session: [session?.id ?? ''],
    staff: [bert.id],
  };
});
afterAll(() => product.close());

async function photoOf(member: Member): Promise<string> {
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer();
  const { body } = (await withPhoto(product.signedIn(member).post('/api/photos'), {}, picture)) as Answer<{ photo: { id: string } }>;
  return body.photo.id;
}

const debitColumns =
  'member_id, site_id, reference, creditor_id, creditor_name, form_sealed, iban_hmac, phone_hmac, iban_ends_in, phone_ends_in, locale, text_version';
const debitValues = `$1, (select id from site.site where is_default), 'M-' || left(md5(gen_random_uuid()::text), 16), 'NL22ZZZ000000000000', 'Second Spring B.V.', '', '', '', '4300', '678', 'en', '2026-12'`;

async function mandateOf({ id }: Member): Promise<string> {
  const [mandate] = await product.sql<{ id: string }>(
    `insert into payments.mandate (id, ${debitColumns}, signed_at) values (gen_random_uuid(), ${debitValues}, now()) returning id`,
    [id],
  );
  return mandate?.id ?? '';
}

async function debitRequestOf({ id }: Member): Promise<string> {
  const [request] = await product.sql<{ id: string }>(
    `insert into payments.debit_request (id, ${debitColumns}, created_at, bundle_id, credits, amount_minor, currency, phone_country, collect_on, otp_hash,
       otp_sent_at, expires_at)
     values (gen_random_uuid(), ${debitValues}, now(), gen_random_uuid(), 50, 4000, 'EUR', 'NL', current_date + 3, '', now(), now() + interval '10 minutes')
     returning id`,
    [id],
  );
  return request?.id ?? '';
}

const ask = (name: string, id: string) => requestOf(product.signedIn(anna), name, id);

describe('an id of somebody else', () => {
  it('is asked about at every operation that takes one', () => {
    const withId = allOperations().filter(({ ids }) => ids.some((id) => id !== 'client_id'));
    expect(withId.filter(({ name }) => !(name in table)).map(({ name }) => name)).toEqual([]);
  });

  it.each(names(...ofMembers))('is answered like one that never was: %s [ASVS 8.2.2]', async (name) => {
    const kind = table[name]?.kind as keyof typeof foreign;
    const [never, ...others] = await Promise.all(
      [randomUUID(), ...foreign[kind]].map(async (id) => {
        const { status, body } = (await ask(name, id)) as Answer;
        return { status, body };
      }),
    );
    expect(never?.status).toBe(404);
    expect(never?.body).toMatchObject({ error: expect.stringMatching(/not_found$/), message: expect.any(String) });
    for (const other of others) expect(other).toEqual(never);
  });

  it.each(names(...ofMembers))('is 422 when it is no id at all: %s [ASVS 1.2.4]', async (name) => {
    for (const id of ['1', 'x'.repeat(36), `${randomUUID()}0`, "1' or '1'='1"]) {
      const { status } = await ask(name, encodeURIComponent(id));
      expect([id, status]).toEqual([id, 422]);
    }
  });

  it.each(names('staff'))('is nothing that a member may ask staff about: %s', async (name) => {
    const { status, body } = (await ask(name, bert.id)) as Answer;
    expect([status, body['error']]).toEqual([403, 'authentication_required']);
  });

  it('changed nothing', async () => {
    expect((await product.signedIn(bert).get('/api/photos')).body).toMatchObject({
      photos: [{ id: foreign.photo[0], main: true }],
    });
    expect((await product.signedIn(bert).get(`/api/chats/${foreign.chat[0]}/messages`)).body).toMatchObject({
      last_seq: 1,
      read_by_them: 0,
    });
    expect((await product.signedIn(anna).get('/api/likes')).body).toMatchObject({ profiles: [], liked_by: [], matches: [] });
    expect(await product.sql(`select 1 from visibility.pair where $1 in (lo, hi) and block = 0`, [anna.id])).toEqual([]);
    expect(
      await product.sql(`select id from visibility.pair where $1 = lo and block & 1 > 0 or $1 = hi and block & 2 > 0`, [anna.id]),
    ).toEqual([]);
  });
});
