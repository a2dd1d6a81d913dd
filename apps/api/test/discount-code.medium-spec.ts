import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SessionsService, SESSION_COOKIE } from '#auth';
import { discountCodeView, leavingDiscountAnswer } from '#contracts';
import { Transactions } from '#database';
import { setLogLevel } from '#observability';
import { consentIn } from '#payments';
import { SiteService } from '#site';
import { World, type TestMember } from '#testing';
import { callerAt, type Answer } from '#testing-product';
import { createApp } from '../src/create-app.js';
import { codesRule, RateLimits } from '../src/http/rate-limits.js';

setLogLevel('silent');
let world: World;
let app: NestFastifyApplication;
let address: string;

beforeAll(async () => {
  world = await World.open();
  app = await createApp(world.config);
  await app.listen(0, '127.0.0.1');
  address = `http://localhost:${(app.getHttpServer().address() as AddressInfo).port}`;
});
beforeEach(() => world.empty());
afterAll(async () => {
  await app.close();
  await world.close();
});

const callerOf = async ({ id }: TestMember) => {
  const { token } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, id, 'Test'));
  return callerAt(address, `${SESSION_COOKIE}=${token}`);
};
const ask = async (member: TestMember, query: Readonly<Record<string, string>>): Promise<Answer> =>
  (await callerOf(member)).get('/api/discountcode').query(query);
const welcomed = (member: TestMember) => ask(member, { welcome: 'true' });
const signedUp = (member: TestMember, ago: string) =>
  world.rows(`update auth.account set created_at = public.app_now() - $2::interval where id = $1`, [member.id, ago]);
const newcomer = async (ago = '1 hour', facts: { paid?: boolean } = {}) => {
  const member = await world.member('Anna', facts);
  await signedUp(member, ago);
  return member;
};
const codeOf = (member: TestMember, code: string, change: Readonly<Record<string, unknown>> = {}) => {
  const row = { code, basis_points: 1_000, ...change };
  const names = Object.keys(row);
  return world.rows(
    `insert into payments.discount_code (site_id, ${names.join(', ')})
     select site_id, ${names.map((_, index) => `$${index + 2}`).join(', ')} from auth.account where id = $1 returning id`,
    [member.id, ...Object.values(row)],
  );
};

describe('the discount of a new member', () => {
  it('is the time bonus, as a code with all its fields, until four hours after the sign-up [#96] [#104] [#149]', async () => {
    const anna = await newcomer('1 hour');
    const { status, body } = await welcomed(anna);
    expect(status).toBe(200);
    const view = discountCodeView.parse(body);
    expect(view).toMatchObject({ code: 'TIMEBONUS25', percentage: 25, value_percentage: 25, status: 'active', validity: 'once-per-user' });
    const left = Date.parse(view.expires ?? '') - Date.now();
    expect(Math.abs(left - 3 * 3_600_000)).toBeLessThan(30_000);
    expect((await ask(anna, { code: ' timebonus25 ' })).body).toEqual(body);
  });

  it.each<[string, () => Promise<TestMember>]>([
    ['four hours after the sign-up', () => newcomer('14400 s')],
    ['for who has bought credits', () => newcomer('1 hour', { paid: true })],
  ])('is gone %s: no content, and its code is unknown [#96] [#104]', async (_when, member) => {
    const anna = await member();
    const { status, text } = await welcomed(anna);
    expect([status, text]).toEqual([204, '']);
    const typed = await ask(anna, { code: 'TIMEBONUS25' });
    expect([typed.status, typed.body['error']]).toEqual([404, 'code_not_found']);
  });

  it('is the welcome code after the time bonus, where the owner has one [#149]', async () => {
    const anna = await newcomer('5 hours');
    await codeOf(anna, 'HELLO10', { is_welcome: true });
    expect((await welcomed(anna)).body).toMatchObject({ code: 'HELLO10', percentage: 10, expires: null });
    await signedUp(anna, '1 hour');
    expect((await welcomed(anna)).body).toMatchObject({ code: 'TIMEBONUS25' });
  });
});

describe('a code that is typed', () => {
  it('comes with its conditions, however it is written [#95]', async () => {
    const anna = await newcomer();
    await codeOf(anna, 'SPRING10', { minimum_minor: 4_000, currency: 'EUR' });
    const { status, body } = await ask(anna, { code: 'spring 10' });
    expect([status, body]).toEqual([200, expect.objectContaining({ code: 'SPRING10', percentage: 10, minimum_order_value: 4_000 })]);
  });

  it('that was used, is over or belongs to somebody else says so in words [#156]', async () => {
    const anna = await newcomer();
    const [used] = (await codeOf(anna, 'USED10')) as { id: string }[];
    await world.rows(
      `insert into payments.discount_redemption (code_id, member_id, order_id, once, at) values ($1, $2, uuidv7(), false, now())`,
      [used?.id, anna.id],
    );
    await codeOf(anna, 'OVER10', { expires: new Date(Date.now() - 1_000) });
    await codeOf(anna, 'BERTS10', { user_id: (await world.member('Bert')).id });
    const refused = async (code: string) => {
      const { status, body } = await ask(anna, { code });
      expect(String(body['message'])).toMatch(/\S{3}/);
      return [status, body['error']];
    };
    expect(await refused('USED10')).toEqual([409, 'code_used']);
    for (const unknown of ['OVER10', 'BERTS10', 'NEVERWAS']) expect(await refused(unknown)).toEqual([404, 'code_not_found']);
    expect(await refused('x'.repeat(41))).toEqual([422, 'code_invalid']);
  });

  it('is asked for by name: a question without one is refused, and so is a visitor', async () => {
    const { status, body } = await ask(await newcomer(), {});
    expect([status, body['error']]).toEqual([422, 'code_invalid']);
    const visitor = await callerAt(address).get('/api/discountcode').query({ welcome: 'true' });
    expect([visitor.status, (visitor.body as { error: string }).error]).toEqual([403, 'authentication_required']);
  });
});

describe('guesses of codes', () => {
  it('are counted together, whether a code is asked for, priced or ordered with', async () => {
    const anna = await newcomer();
    const limits = app.get(RateLimits);
    for (let turn = 0; turn < 117; turn += 1) await limits.consume(codesRule, anna.id);
    const caller = await callerOf(anna);
    const price = async (query: Readonly<Record<string, string>>) => (await caller.get('/api/prices').query(query)).status;
    const order = async (code?: string) => {
      const consent = consentIn('en', 14);
      const body = { bundle_id: randomUUID(), method: 'ideal', expected: { minor: 1, currency: 'EUR' }, consent, ...(code && { code }) };
      return (await caller.post('/api/orders').set('idempotency-key', randomUUID()).send(body)) as Answer;
    };
    expect([await price({ code: 'GUESS' }), (await order('GUESS')).status, (await ask(anna, { code: 'GUESS' })).status]).toEqual([
      200, 404, 404,
    ]);
    const refused = await order('GUESS');
    expect([refused.status, refused.body['error']]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.get('retry-after'))).toBeGreaterThan(500);
    expect([await price({ code: 'GUESS' }), (await ask(anna, { code: 'GUESS' })).status]).toEqual([429, 429]);
    expect([await price({}), (await order()).status]).toEqual([200, 404]);
  });
});

describe('the discount beside the deletion of an account [#82]', () => {
  const offered = async ({ id }: TestMember) => {
    const { token } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, id, 'Test'));
    const answer = await callerAt(address, `${SESSION_COOKIE}=${token}`).post('/api/discountcode/leaving');
    return answer.status === 200 ? leavingDiscountAnswer.parse(answer.body).discount : answer.status;
  };
  const offer = async (isOn: boolean) => {
    await world.rows(`update site.company set delete_discount = $1`, [isOn]);
    await app.get(SiteService).refresh();
  };
  afterEach(() => offer(false));

  it('is none where the company offers none', async () => {
    expect(await offered(await newcomer())).toBeNull();
    expect(await world.rows(`select from payments.discount_code`)).toEqual([]);
  });

  it('is a code for this member alone, and the same when it is asked for again, twice at once', async () => {
    await offer(true);
    const anna = await newcomer('1 year');
    const [first, second] = await Promise.all([offered(anna), offered(anna)]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({
      user_id: anna.id,
      percentage: 25,
      validity: 'once-per-user',
      code: expect.stringMatching(/^STAY-\w{8}$/),
    });
    expect(await world.rows(`select from payments.discount_code`)).toHaveLength(1);
    const { code } = first as { code: string };
    expect((await ask(anna, { code })).status).toBe(200);
    expect((await ask(await newcomer('1 year'), { code })).body).toMatchObject({ error: 'code_not_found' });
  });

  it('is offered once: not again when it has ended', async () => {
    await offer(true);
    const anna = await newcomer('1 year');
    await offered(anna);
    await world.clockAhead('29 days');
    expect(await offered(anna)).not.toBeNull();
    await world.clockAhead('31 days');
    expect(await offered(anna)).toBeNull();
  });
});
