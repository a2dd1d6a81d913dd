import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { AppError } from '#contracts';
import { discountCodePage, discountCodesAnswer, type InputOf, type StaffRole } from '#contracts-admin';
import { Clock } from '#database';
import { CheckoutService, LeavingDiscountService, PaymentProvider, PricesService, SettlementService } from '#payments';
import { demoIds, SiteService } from '#site';
import { ScriptedProvider, World, type TestMember } from '#testing';
import { BackOfficeModule, DiscountCodesOfficeService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const finance = staff('finance');
const plain: InputOf<'make_codes'> = {
  site_id: demoIds.site,
  code: 'SPRING',
  count: 1,
  basis_points: 1_250,
  validity: 'unlimited',
  country: null,
  member_id: null,
  expires: null,
  currency: null,
  minimum_minor: null,
  methods: [],
  max_uses: null,
  welcome: false,
  reason: 'For the spring',
};
let world: World;
let provider: ScriptedProvider;
let anna: TestMember;

beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
});
beforeEach(async () => {
  await world.empty();
  await world.rows(`delete from payments.discount_code`);
  provider = new ScriptedProvider(() => world.get(Clock).now());
  const { createPayment, findPayment, listRefunds } = provider;
  Object.assign(world.get(PaymentProvider), { createPayment, findPayment, listRefunds });
  anna = await aMember('Anna');
});
afterAll(async () => {
  await world.rows(`delete from payments.discount_code`);
  await world.close();
});

const office = () => world.get(DiscountCodesOfficeService);
const make = (input: Partial<InputOf<'make_codes'>> = {}) => office().make(finance, { ...plain, ...input });
const list = async (query: object = {}) =>
  discountCodesAnswer.parse(await office().list(finance, { page: 1, per_page: 25, ...query })).rows;
/** The hours of the time bonus are over. */
async function aMember(name: string): Promise<TestMember> {
  const member = await world.member(name);
  await world.rows(`update auth.account set created_at = now() - interval '1 year' where id = $1`, [member.id]);
  return member;
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? (error.details.fields ?? error.code) : String(error)),
  );
async function order(member: TestMember, code: string): Promise<string> {
  const { bundles, consent } = await world.get(PricesService).of(member.id, { code });
  const bundle = bundles.find(({ credits }) => credits === 50);
  if (!bundle) throw new Error('there is no such bundle');
  const body = { bundle_id: bundle.id, method: 'ideal', expected: bundle.payable, consent, code } as const;
  const caller = { memberId: member.id, networkCountry: null, origin: 'http://localhost:3000' };
  return (await world.get(CheckoutService).order(caller, body, randomUUID())).orderId;
}

describe('discount codes in the back office [#95]', () => {
  it('are made with all their conditions, found by how they begin and for whom they are, and show who used them', async () => {
    const conditions = {
      country: 'NL',
      member_id: anna.id,
      expires: '2100-01-01T00:00:00.000Z',
      currency: 'EUR',
      minimum_minor: 1_000,
      methods: ['ideal' as const],
      max_uses: 3,
      validity: 'once-per-user' as const,
    };
    expect(await make({ ...conditions, code: 'FOR_ANNA' })).toEqual({ codes: ['FOR_ANNA'] });
    await make({ code: 'FORXANNA' });
    const orderId = await order(anna, 'FOR_ANNA');
    for (const q of ['for_', anna.id]) {
      const [row, ...others] = await list({ q });
      expect(others).toEqual([]);
      expect(row).toMatchObject({
        code: 'FOR_ANNA',
        basis_points: 1_250,
        uses: 1,
        expired: false,
        status: 'active',
        welcome: false,
        country: 'NL',
        member: { id: anna.id, name: 'Anna' },
        expires: conditions.expires,
        currency: 'EUR',
        minimum_minor: 1_000,
        methods: ['ideal'],
        max_uses: 3,
        validity: 'once-per-user',
      });
    }
    const [row] = await list({ q: 'FOR_' });
    const page = await office().open(finance, row?.id ?? '');
    expect(discountCodePage.parse(page)).toEqual(page);
    expect(page.orders).toMatchObject([{ id: orderId, member: { name: 'Anna' }, discount_minor: 500 }]);
  });

  it('are made many at a time, each another one, and exported by nothing but the answer', async () => {
    const { codes } = await make({ code: 'BULK-', count: 1_000, validity: 'once' });
    expect([codes.length, new Set(codes).size]).toEqual([1_000, 1_000]);
    for (const code of codes) expect(code).toMatch(/^BULK-[2-9A-Z]{8}$/);
    const [entry] = await world.rows<{ facts: object }>(
      `select facts from audit.entry where act = 'discount_codes.made' order by at desc limit 1`,
    );
    expect(entry?.facts).toMatchObject({ code: 'BULK-', count: 1_000 });
  });

  it('are refused when they cannot be, with the field that is wrong, and then nothing is made', async () => {
    await make();
    const wrong = (input: Partial<InputOf<'make_codes'>>) => refusalOf(make({ code: 'OTHER', ...input }));
    expect(await wrong({ code: 'SPRING' })).toEqual({ code: 'code_exists' });
    expect(await wrong({ code: 'TIMEBONUS25' })).toEqual({ code: 'code_exists' });
    expect(await wrong({ code: 'X'.repeat(33), count: 2 })).toEqual({ code: 'code_invalid' });
    expect(await wrong({ site_id: randomUUID() })).toEqual({ site_id: 'not_found' });
    expect(await wrong({ member_id: randomUUID() as typeof anna.id })).toEqual({ member_id: 'member_not_found' });
    expect(await wrong({ member_id: anna.id, count: 2 })).toEqual({ count: 'invalid_input' });
    expect(await wrong({ welcome: true, count: 2 })).toEqual({ count: 'invalid_input' });
    expect(await wrong({ currency: 'EUR' })).toEqual({ minimum_minor: 'field_required' });
    expect(await wrong({ minimum_minor: 1 })).toEqual({ currency: 'field_required' });
    expect(await wrong({ expires: '2020-01-01T00:00:00.000Z' })).toEqual({ expires: 'time_over' });
    expect((await list()).map(({ code }) => code)).toEqual(['SPRING']);
  });

  it('of the welcome are one for each site: a new one takes the place of the old one, for everybody who never bought', async () => {
    await make({ code: 'HELLO', welcome: true });
    await make({ code: 'WELCOME', welcome: true, basis_points: 2_000 });
    expect((await list({ welcome: true })).map(({ code }) => code)).toEqual(['WELCOME']);
    const { discount } = await world.get(PricesService).of(anna.id, {});
    expect(discount).toMatchObject({ code: 'WELCOME', kind: 'welcome', basis_points: 2_000 });
  });

  it('count no more from the moment in which they are stopped, keep what an order has of them, and count again when they are resumed', async () => {
    await make();
    const orderId = await order(anna, 'SPRING');
    const [code] = await list();
    const id = code?.id ?? '';
    expect((await office().stop(finance, id, { reason: 'It leaked' })).code.status).toBe('inactive');
    await office().stop(finance, id, { reason: 'It leaked' });
    const bert = await aMember('Bert');
    const refused = async () => (await world.get(PricesService).of(bert.id, { code: 'SPRING' })).code_refused;
    expect(await refused()).toBe('code_not_found');
    provider.say([...provider.payments.keys()][0] ?? '', { status: 'paid' });
    await world.get(SettlementService).sync(orderId);
    expect(await world.rows(`select state, discount_minor::int as off from payments.orders where id = $1`, [orderId])).toEqual([
      { state: 'paid', off: 500 },
    ]);
    await office().resume(finance, id, { reason: 'A mistake' });
    expect(await refused()).toBeNull();
    expect(
      await world.rows(`select act from audit.entry where act like 'discount_code.%ed' and act <> 'discount_code.opened' order by at`),
    ).toEqual([{ act: 'discount_code.stopped' }, { act: 'discount_code.resumed' }]);
  });

  it('with a budget are had by so many orders and no more, also at the same moment; one that comes to nothing gives its place back', async () => {
    await make({ max_uses: 2 });
    const people = await Promise.all(['Bea', 'Cor', 'Dirk', 'Els'].map(aMember));
    // All of them have looked before any of them is written down.
    await world.rows('begin');
    await world.rows('lock table payments.orders in share mode');
    const ordering = Promise.all(people.map((member) => refusalOf(order(member, 'SPRING'))));
    await world.untilWaiting(people.length, ordering);
    await world.rows('commit');
    const answers = await ordering;
    expect(['done', 'code_used'].map((one) => answers.filter((answer) => answer === one).length)).toEqual([2, 2]);
    expect((await list())[0]?.uses).toBe(2);
    const late = await aMember('Fien');
    expect((await world.get(PricesService).of(late.id, { code: 'SPRING' })).code_refused).toBe('code_used');
    await world.rows(
      `update payments.orders set state = 'expired' where id = (select id from payments.orders where discount_code = 'SPRING' limit 1)`,
    );
    expect(await refusalOf(order(late, 'SPRING'))).toBe('done');
  });

  it('that staff made for somebody are not taken for the offer of a member who leaves', async () => {
    const before = await world.rows<{ id: string; offers: boolean }>(`select id, delete_discount as offers from site.company`);
    await world.rows(`update site.company set delete_discount = true`);
    await world.get(SiteService).refresh();
    try {
      await make({ code: 'MINE', member_id: anna.id });
      expect((await world.get(LeavingDiscountService).offer(anna.id))?.code).toMatch(/^STAY-/);
    } finally {
      for (const { id, offers } of before) await world.rows(`update site.company set delete_discount = $2 where id = $1`, [id, offers]);
      await world.get(SiteService).refresh();
    }
  });

  it('are nothing for whoever has no right to them', async () => {
    for (const refused of [
      async () => office().list(staff('support'), { page: 1, per_page: 25 }),
      async () => office().make(staff('content'), plain),
    ])
      expect(await refusalOf(refused())).toBe('forbidden');
  });
});
