import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { AppError, type PaymentMethod } from '#contracts';
import { commands, methodsAnswer, methodsPage, type InputOf, type StaffRole } from '#contracts-admin';
import { Clock, Transactions } from '#database';
import { CheckoutService, MethodsInForce, PaymentProvider, PricesService, ProviderMethods } from '#payments';
import { ScriptedProvider, World, type TestMember } from '#testing';
import { BackOfficeModule, MethodsOfficeService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const builtIn: readonly PaymentMethod[] = ['ideal', 'creditcard', 'applepay', 'paypal', 'directdebit', 'banktransfer'];
/** The company has no creditor id here, so that no debit is taken. */
const ofMembers = builtIn.filter((method) => method !== 'directdebit');
const reason = 'For the spring';
let owner = staff('owner');
let world: World;
let provider: ScriptedProvider;
let anna: TestMember;

beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
});
beforeEach(async () => {
  await world.empty();
  await world.get(MethodsInForce).refresh();
  provider = new ScriptedProvider(() => world.get(Clock).now());
  const { createPayment, findPayment, listRefunds, listMethods } = provider;
  Object.assign(world.get(PaymentProvider), { createPayment, findPayment, listRefunds, listMethods });
  await world.get(ProviderMethods).refresh('EUR');
  // The log is never emptied: each test has a person of its own.
  owner = staff('owner');
  anna = await world.member('Anna');
});
afterAll(async () => {
  await world.empty();
  await world.get(MethodsInForce).refresh();
  await world.close();
});

const office = () => world.get(MethodsOfficeService);
const open = (country = 'NL') => office().open(owner, country);
const set = async (methods: InputOf<'set_payment_methods'>['methods'], wish: { version?: number; country?: string } = {}) => {
  const { country = 'NL', version = (await open(country)).version } = wish;
  return office().set(owner, country, { version, methods, reason });
};
const seen = async () => (await world.get(PricesService).of(anna.id, {})).methods;
async function order(method: PaymentMethod): Promise<string> {
  const { bundles, consent } = await world.get(PricesService).of(anna.id, {});
  const [bundle] = bundles;
  if (!bundle) throw new Error('there is no bundle');
  const body = { bundle_id: bundle.id, method, expected: bundle.payable, consent, despite_open: true } as const;
  const caller = { memberId: anna.id, networkCountry: null, origin: 'http://localhost:3000' };
  return (await world.get(CheckoutService).order(caller, body, randomUUID())).orderId;
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? (error.details.fields ?? error.code) : String(error)),
  );

describe('the ways to pay of a country, in the hands of the owner [#167]', () => {
  it('are the built-in ones as long as nobody chooses, read by finance too', async () => {
    const answer = await office().list(staff('finance'), { page: 1, per_page: 100 });
    expect(methodsAnswer.parse(answer)).toEqual(answer);
    expect(answer.rows.find(({ id }) => id === 'NL')).toEqual({ id: 'NL', methods: builtIn, is_own: false, missing: [] });
    const page = await open();
    expect(methodsPage.parse(page)).toEqual(page);
    expect(page).toMatchObject({ version: 0, is_own: false, built_in: builtIn, changes: [] });
    expect(page.currencies).toEqual([
      { currency: 'EUR', offered: builtIn, other_currency: [], missing: [], asked_at: expect.any(String), is_away: false },
    ]);
    expect(await seen()).toEqual(ofMembers);
  });

  it('are seen and taken as they were chosen, in their order, and no other one is', async () => {
    const page = await set(['paypal', 'blik', 'ideal']);
    expect(methodsPage.parse(page)).toEqual(page);
    expect(page).toMatchObject({ methods: ['paypal', 'blik', 'ideal'], is_own: true, version: 1 });
    expect(page.currencies).toMatchObject([{ currency: 'EUR', offered: ['paypal', 'ideal'], other_currency: ['blik'] }]);
    expect(await seen()).toEqual(['paypal', 'ideal']);
    expect(await refusalOf(order('creditcard'))).toBe('method_unavailable');
    expect(await refusalOf(order('paypal'))).toBe('done');
    expect(
      await world.rows(`select facts, reason from audit.entry where staff_id = $1 and act = 'payment_methods.set'`, [owner.id]),
    ).toEqual([{ facts: { country: 'NL', before: null, after: ['paypal', 'blik', 'ideal'] }, reason }]);
  });

  it('change nothing of an order that was made with one that is hidden since', async () => {
    const id = await order('ideal');
    await set(['paypal']);
    expect(await world.rows(`select method, state from payments.orders where id = $1`, [id])).toEqual([
      { method: 'ideal', state: 'pending' },
    ]);
  });

  it('are the built-in ones again when an owner gives theirs up; what was chosen before stays to be seen', async () => {
    await set(['paypal']);
    const page = await set(null);
    expect(page).toMatchObject({ version: 2, is_own: false, methods: builtIn });
    expect(page.changes.map(({ version, methods }) => [version, methods])).toEqual([
      [2, null],
      [1, ['paypal']],
    ]);
    expect(await seen()).toEqual(ofMembers);
  });

  it('are not offered where the provider has not switched them on, and the office says so', async () => {
    provider.methods = ['ideal', 'creditcard'];
    const page = await open();
    expect(page.missing).toEqual(['applepay', 'paypal', 'directdebit', 'banktransfer']);
    expect(page.currencies).toMatchObject([
      { offered: ['ideal', 'creditcard'], missing: ['applepay', 'paypal', 'directdebit', 'banktransfer'] },
    ]);
    expect(await seen()).toEqual(['ideal', 'creditcard']);
    expect(await refusalOf(order('paypal'))).toBe('method_unavailable');
    const { rows } = await office().list(owner, { page: 1, per_page: 100 });
    expect(rows.find(({ id }) => id === 'NL')?.missing).toEqual(['applepay', 'paypal', 'directdebit', 'banktransfer']);
  });

  it('stay as the provider said last while it does not answer', async () => {
    provider.methods = ['ideal', 'creditcard'];
    await open();
    provider.methods = null;
    expect((await open()).currencies).toMatchObject([{ offered: ['ideal', 'creditcard'], is_away: true }]);
    expect(await seen()).toEqual(['ideal', 'creditcard']);
  });

  it('are not chosen by two at once unseen: the second is told', async () => {
    const both = await Promise.all([set(['paypal'], { version: 0 }), set(['ideal'], { version: 0 })].map(refusalOf));
    expect(new Set(both)).toEqual(new Set(['done', 'settings_changed']));
    expect(await refusalOf(set(['ideal'], { version: 7 }))).toBe('settings_changed');
    expect(await refusalOf(set(['ideal'], { version: 0, country: 'BE' }))).toBe('done');
  });

  it('are refused when there is none, when one stands twice or is unknown, and for a country that is none', async () => {
    for (const methods of [[], ['ideal', 'ideal'], ['gold']])
      expect(commands.set_payment_methods.body.safeParse({ version: 0, methods, reason }).success).toBe(false);
    expect(await refusalOf(office().set(owner, 'XX', { version: 0, methods: ['ideal'], reason }))).toBe('not_found');
    expect(await refusalOf(office().open(owner, 'XX'))).toBe('not_found');
    expect((await open()).version).toBe(0);
  });

  it('are nothing for whoever has no right to them, and finance changes none', async () => {
    for (const role of ['support', 'moderator', 'content', 'ops'] as const)
      expect(await refusalOf((async () => office().open(staff(role), 'NL'))())).toBe('forbidden');
    expect(await refusalOf(office().set(staff('finance'), 'NL', { version: 0, methods: ['ideal'], reason }))).toBe('forbidden');
    expect(await seen()).toEqual(ofMembers);
  });

  it('can be rewritten by no code of the product', async () => {
    await set(['paypal']);
    const act = (sql: string) => world.get(Transactions).run((tx) => tx.query(sql));
    for (const sql of [`update payments.country_methods set methods = null`, `delete from payments.country_methods`])
      await expect(act(sql)).rejects.toThrow('permission denied');
  });
});
