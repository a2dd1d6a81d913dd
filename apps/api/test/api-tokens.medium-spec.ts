import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { resources, tokenRights, type ResourceName, type TokenRight } from '#contracts-admin';
import { World } from '#testing';
import { callerAt, cookieOf, eventually, type Answer } from '#testing-product';
import { ApiProcess } from './support/api-process.js';
import { OfficeStaff } from './support/office-staff.js';
import { allOperations, withIds, type Operation } from './support/operations.js';
import { requestBy } from './support/request-by.js';

const CLOCK_S = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;
const aDay = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
let world: World;
let api: ApiProcess;
let office: OfficeStaff;
let owner: { readonly id: string; readonly cookie: string };

beforeAll(async () => {
  world = await World.open();
  api = await ApiProcess.start();
  office = new OfficeStaff(world, api.address);
});
beforeEach(async () => {
  await world.rows(`truncate audit.entry`);
  await world.rows(`delete from auth.staff_token`);
});
afterAll(async () => {
  await api.stop();
  await world.close();
});

beforeAll(async () => {
  const account = await office.account('owner');
  owner = { id: account.id, cookie: cookieOf(await office.logIn(account)) };
  office.knows('owner', account);
});
const asOwner = () => callerAt(api.address, owner.cookie);
const withToken = (token: string) => callerAt(api.address).set('authorization', `Bearer ${token}`);

async function made(rights: readonly TokenRight[], more: object = {}): Promise<{ readonly id: string; readonly token: string }> {
  const { status, body } = await ask(rights, more);
  if (status !== 200) throw new Error(`no token: ${status} ${JSON.stringify(body)}`);
  return body as unknown as { id: string; token: string };
}
const ask = async (rights: readonly string[], more: object = {}) =>
  (await asOwner()
    .post('/api/admin/api-tokens')
    .send({
      name: 'Accounts',
      rights,
      until: aDay(30),
      networks: [],
      reason: 'For the accounts',
      step_up: await office.stepUp('owner'),
      ...more,
    })) as Answer<{
    error?: string;
    fields?: Record<string, string>;
  }>;
const orders = async (token: string) => {
  const { status, body } = (await withToken(token).get('/api/admin/orders')) as Answer<{ error?: string }>;
  return [status, body.error];
};

describe('a token for a system of the house', () => {
  it('reads what it may, and the log says that it was the token, and whose', async () => {
    const { id, token } = await made(['orders', 'audit']);
    expect(await orders(token)).toEqual([200, undefined]);
    const { body } = (await withToken(token).get('/api/admin/audit?act=orders.listed')) as Answer<{ rows: object[] }>;
    const [{ email } = { email: '' }] = await world.rows<{ email: string }>(`select email from auth.staff where id = $1`, [owner.id]);
    expect(body.rows).toMatchObject([{ act: 'orders.listed', staff_id: id, staff_name: 'Accounts', staff_email: email }]);
  });

  it('runs the commands of its rights, with the entry in the log, and is refused those of others', async () => {
    const { id, token } = await made(['payment_issues']);
    const ran = await withToken(token).post(`/api/admin/payment-issues/${randomUUID()}/note`).send({ note: 'Looked at by the accounts' });
    expect(ran.status).toBe(404);
    const refused = (await withToken(token).post(`/api/admin/discount-codes/${randomUUID()}/stop`).send({ reason: 'It leaked' })) as Answer;
    expect([refused.status, refused.body['error']]).toEqual([403, 'forbidden']);
    expect(await world.rows(`select staff_id, facts->>'needed' as needed from audit.entry where act = 'staff.access_refused'`)).toEqual([
      { staff_id: id, needed: 'discount_codes' },
    ]);
  });

  it('is shown once, rests as a hash alone, and its last use is seen', async () => {
    const { id, token } = await made(['orders'], { networks: ['127.0.0.1', '::1'] });
    const list = async () => (await asOwner().get('/api/admin/api-tokens')) as Answer<{ rows: { id: string }[] }>;
    const before = await list();
    expect(before.body.rows).toMatchObject([
      { id, name: 'Accounts', rights: ['orders'], state: 'active', last_used_at: null, made_by: { id: owner.id } },
    ]);
    await orders(token);
    const after = await list();
    expect(after.body.rows).toMatchObject([
      { last_used_at: expect.any(String), last_used_network: expect.stringMatching(/^127\.0\.0|^::/) },
    ]);
    const secret = token.slice(-43);
    expect(before.text + after.text).not.toContain(secret);
    expect(JSON.stringify(await world.rows(`select t::text as row from auth.staff_token t`))).not.toContain(secret);
    expect(JSON.stringify(await world.rows(`select facts, reason from audit.entry`))).not.toContain(secret);
  });

  it.each([
    ['ended', `update auth.staff_token set ended_at = now() where id = $1`],
    ['made longer by hand', `update auth.staff_token set expires_at = expires_at + interval '1 year' where id = $1`],
    ['given more rights by hand', `update auth.staff_token set rights = rights || '{members}' where id = $1`],
    ['freed of its networks by hand', `update auth.staff_token set networks = '{}' where id = $1`],
    [
      'of an owner who works here no more',
      `update auth.staff set active = false where id = (select staff_id from auth.staff_token where id = $1)`,
    ],
  ])('that is %s opens nothing, as if nobody were logged in', async (_, sql) => {
    const { id, token } = await made(['orders'], { networks: ['127.0.0.0/8'] });
    expect(await orders(token)).toEqual([200, undefined]);
    await world.rows(sql, [id]);
    expect(await orders(token)).toEqual([403, 'authentication_required']);
    await world.rows(`update auth.staff set active = true where id = $1`, [owner.id]);
  });

  it('opens nothing after its last day', async () => {
    const { token } = await made(['orders'], { until: aDay(30) });
    try {
      await world.clockAhead('29 days');
      expect(await orders(token)).toEqual([200, undefined]);
      await world.clockAhead('31 days');
      expect(await orders(token)).toEqual([403, 'authentication_required']);
    } finally {
      await world.clockAhead('0');
      // The process that answers looks at the clock now and then: until it does, the last day is one in the past.
      await eventually(CLOCK_S, async () => (await ask(['orders'])).status === 200);
    }
  });

  it('may do no more than its owner may today', async () => {
    const { token } = await made(['orders', 'prices']);
    const status = async (path: string) => (await withToken(token).get(path)).status;
    expect([await status('/api/admin/orders'), await status('/api/admin/prices')]).toEqual([200, 200]);
    await world.rows(`update auth.staff set roles = '{support}' where id = $1`, [owner.id]);
    expect([await status('/api/admin/orders'), await status('/api/admin/prices')]).toEqual([200, 403]);
    await world.rows(`update auth.staff set roles = '{owner}' where id = $1`, [owner.id]);
  });

  it('is ended by an owner at once, and once', async () => {
    const { id, token } = await made(['orders']);
    const end = async () =>
      (await asOwner().post(`/api/admin/api-tokens/${id}/end`).send({ reason: 'Not used' })) as Answer<{ state: string }>;
    expect((await end()).body).toMatchObject({ id, state: 'ended' });
    expect(await orders(token)).toEqual([403, 'authentication_required']);
    expect((await end()).status).toBe(200);
    expect(await world.rows(`select from audit.entry where act = 'api_token.ended'`)).toHaveLength(1);
  });

  it('works from its networks alone', async () => {
    const { token } = await made(['orders'], { networks: ['192.0.2.0/24', '2001:db8::/32'] });
    expect(await orders(token)).toEqual([403, 'authentication_required']);
  });

  it('counts instead of any cookie that comes with it: neither adds to the other', async () => {
    const { token } = await made(['orders']);
    const both = async (bearer: string, path: string) =>
      (await callerAt(api.address, owner.cookie).get(path).set('authorization', `Bearer ${bearer}`)).status;
    expect(await both(token, '/api/admin/orders')).toBe(200);
    expect(await both(token, '/api/admin/staff')).toBe(403);
    expect(await both('x', '/api/admin/orders')).toBe(403);
    const guess = `st_${token.slice(3, 39)}_${'x'.repeat(43)}`;
    expect(await both(guess, '/api/admin/orders')).toBe(403);
  });

  it('is cut at six hundred calls a minute, and the others are not', async () => {
    const [busy, other] = [await made(['site_names']), await made(['site_names'])];
    const status = async (token: string) => (await withToken(token).get('/api/admin/sites')).status;
    const codes: number[] = [];
    for (let round = 0; round < 25; round += 1) codes.push(...(await Promise.all(Array.from({ length: 25 }, () => status(busy.token)))));
    expect(codes.filter((code) => code === 429)).toHaveLength(25);
    expect(await status(other.token)).toBe(200);
  }, 60_000);

  it.each<[string, object, string]>([
    ['without a right', { rights: [] }, 'rights'],
    ['with a right that no system has', { rights: ['orders', 'staff'] }, 'rights'],
    ['with a right twice', { rights: ['orders', 'orders'] }, 'rights'],
    ['until yesterday', { until: aDay(-1) }, 'until'],
    ['for ever', { until: '2090-01-01' }, 'until'],
    ['from no network', { networks: ['example.org'] }, 'networks'],
    ['from a network whose groups do not add up', { networks: ['2001:db8:::1'] }, 'networks'],
    ['without a name', { name: ' ' }, 'name'],
  ])('is not made %s', async (_, wish, field) => {
    const { status, body } = await ask(['orders'], wish);
    expect([status, Object.keys(body.fields ?? {}).map((name) => name.split('.')[0])]).toEqual([422, [field]]);
    expect(await world.rows(`select from auth.staff_token`)).toEqual([]);
  });

  it('is not made without password and code once more', async () => {
    const { status, body } = await ask(['orders'], { step_up: undefined });
    expect([status, body.error]).toEqual([422, 'step_up_required']);
    expect(await world.rows(`select from auth.staff_token`)).toEqual([]);
  });
});

describe('the door of the office for tokens', () => {
  const refusal = async (token: string, { method, path }: Operation): Promise<string | null> => {
    const request = requestBy(withToken(token), method, withIds(path, randomUUID()));
    const { status, body } = (await (method === 'GET' ? request : request.send({}))) as Answer<{ error?: string }>;
    return status === 403 ? (body.error ?? '') : null;
  };
  const offices = allOperations().filter(({ path }) => path.startsWith('/api/admin/'));
  const isOpen = ({ name }: Operation) => /\/(login|set-up.*|sign-in.*)$/.test(name);
  const guarded = offices.filter((operation) => !isOpen(operation));

  it.each(tokenRights)(
    'opens what asks for its right, and nothing else: %s',
    async (right) => {
      const { token } = await made([right]);
      const answers = [];
      for (const operation of guarded) answers.push([operation.name, await refusal(token, operation)]);
      expect(answers).toEqual(guarded.map(({ name, right: needed }) => [name, needed === right ? null : 'forbidden']));
    },
    120_000,
  );

  it('is closed to one with all rights where staff, their devices, settings, companies, cases or money are changed', async () => {
    const closed = guarded.filter(({ right }) => right === undefined || !(tokenRights as readonly string[]).includes(right));
    const { token } = await made(tokenRights);
    for (const operation of closed) expect([operation.name, await refusal(token, operation)]).toEqual([operation.name, 'forbidden']);
    const known: readonly ResourceName[] = ['staff', 'api_tokens', 'sites', 'cases', 'money_requests', 'child_material'];
    expect(known.filter((name) => (tokenRights as readonly string[]).includes(resources[name].right))).toEqual([]);
  });
});
