import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { AppError } from '#contracts';
import { sitePricesAnswer, sitePricesPage, type InputOf, type StaffRole } from '#contracts-admin';
import { Clock } from '#database';
import { CheckoutService, PaymentProvider, PricesService, SettlementService } from '#payments';
import { demoIds, SiteService } from '#site';
import { ScriptedProvider, World, type TestMember } from '#testing';
import { BackOfficeModule, PricesOfficeService, SitesOfficeService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const owner = staff('owner');
const site = demoIds.site;
const bundles = [
  { credits: 50, minor: 4_500 },
  { credits: 20, minor: 2_100 },
];
type Wish = InputOf<'make_price_list'>;
let world: World;
let provider: ScriptedProvider;
let anna: TestMember;

beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
});
beforeEach(async () => {
  await world.empty();
  await reset();
  provider = new ScriptedProvider(() => world.get(Clock).now());
  const { createPayment, findPayment, listRefunds } = provider;
  Object.assign(world.get(PaymentProvider), { createPayment, findPayment, listRefunds });
  anna = await world.member('Anna');
  await world.rows(`update auth.account set created_at = now() - interval '1 year' where id = $1`, [anna.id]);
});
afterAll(async () => {
  await reset();
  await world.close();
});

async function reset(): Promise<void> {
  await world.rows(`delete from site.price_list`);
  await world.get(SiteService).refresh();
}
const office = () => world.get(PricesOfficeService);
const open = () => office().open(owner, site);
const make = async (wish: Partial<Wish> = {}) =>
  office().make(owner, site, {
    version: (await open()).version,
    countries: [],
    currency: 'EUR',
    bundles,
    begins_at: null,
    reason: 'Dearer servers',
    ...wish,
  });
const soldTo = async (member = anna) =>
  (await world.get(PricesService).of(member.id, {})).bundles.map(({ credits, price }) => [credits, price.minor]);
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? (error.details.fields ?? error.code) : String(error)),
  );
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('the prices of a site, in the hands of its owner [O6]', () => {
  it('are told as they hold, where and from when, with what is built in', async () => {
    expect(sitePricesAnswer.parse(await office().list(owner, { page: 1, per_page: 25 })).rows[0]).toMatchObject({ id: site, lists: 0 });
    const page = await open();
    expect(sitePricesPage.parse(page)).toEqual(page);
    const general = page.price_lists.find(({ countries }) => countries.length === 0);
    expect(general).toMatchObject({ id: null, state: 'in_force', currency: 'EUR', begins_at: null });
    expect(general?.holds_in).toEqual(expect.arrayContaining(['NL', 'DE']));
    expect(general?.holds_in).not.toContain('SE');
    expect(page.price_lists.find(({ countries }) => countries.includes('SE'))).toMatchObject({ currency: 'SEK', holds_in: ['SE'] });
  });

  it('hold at once for whoever buys from then on; an order that was made before keeps its own', async () => {
    const { bundles: before, consent } = await world.get(PricesService).of(anna.id, {});
    const bundle = before.find(({ credits }) => credits === 50);
    if (!bundle) throw new Error('there is no such bundle');
    const body = { bundle_id: bundle.id, method: 'ideal', expected: bundle.payable, consent } as const;
    const caller = { memberId: anna.id, networkCountry: null, origin: 'http://localhost:3000' };
    const { orderId } = await world.get(CheckoutService).order(caller, body, randomUUID());

    const page = await make();
    expect(page.price_lists[0]).toMatchObject({ state: 'in_force', bundles: [{ credits: 20 }, { credits: 50 }], reason: 'Dearer servers' });
    expect(await soldTo()).toEqual([
      [20, 2_100],
      [50, 4_500],
    ]);
    // Who still sees the old price is told, and buys nothing unseen.
    expect(await refusalOf(world.get(CheckoutService).order(caller, body, randomUUID()))).toBe('price_changed');
    provider.say([...provider.payments.keys()][0] ?? '', { status: 'paid' });
    await world.get(SettlementService).sync(orderId);
    expect(
      await world.rows(`select state, payable_minor::int as paid, granted_credits from payments.orders where id = $1`, [orderId]),
    ).toEqual([{ state: 'paid', paid: 4_000, granted_credits: 50 }]);
    // The same again is offered at the new price.
    expect((await world.get(PricesService).of(anna.id, {})).repeat).toMatchObject({ bundle_id: bundle.id });
    expect(
      await world.rows(
        `select facts->'bundles' as bundles, reason from audit.entry where staff_id = $1 and act = 'price_list.made' order by at desc limit 1`,
        [owner.id],
      ),
    ).toEqual([{ bundles, reason: 'Dearer servers' }]);
  });

  it('of one country leave the others as they are, and begin on their day', async () => {
    await make({ countries: ['NL', 'BE'], begins_at: inDays(3) });
    expect((await soldTo()).map(([credits]) => credits)).toEqual([20, 50, 120]);
    expect((await open()).price_lists.map(({ state }) => state)).toContain('planned');
    await world.clockAhead('4 days');
    await world.get(SiteService).refresh();
    expect(await soldTo()).toEqual([
      [20, 2_100],
      [50, 4_500],
    ]);
    const german = await world.member('Bernd');
    await world.rows(`update profiles.profile set country = 'DE' where member_id = $1`, [german.id]);
    expect((await soldTo(german)).map(([credits]) => credits)).toEqual([20, 50, 120]);
  });

  it('that do not hold yet are withdrawn; those that have begun are history', async () => {
    const planned = (await make({ begins_at: inDays(3) })).price_lists.find(({ state }) => state === 'planned')?.id ?? '';
    const page = await office().withdraw(owner, planned, { reason: 'Too early' });
    expect(page.price_lists.find(({ id }) => id === planned)?.state).toBe('withdrawn');
    await office().withdraw(owner, planned, { reason: 'Too early' });
    await world.clockAhead('4 days');
    await world.get(SiteService).refresh();
    expect((await soldTo()).map(([credits]) => credits)).toEqual([20, 50, 120]);
    const begun = (await make()).price_lists[0]?.id ?? '';
    expect(await refusalOf(office().withdraw(owner, begun, { reason: 'Too late' }))).toBe('not_found');
    expect((await make({ bundles: [{ credits: 30, minor: 3_000 }] })).price_lists.find(({ id }) => id === begun)?.state).toBe('over');
  });

  it('are refused when they cannot be, with what is wrong, and then nothing changes', async () => {
    const at = inDays(5);
    await make({ countries: ['NL'], begins_at: at });
    expect(await refusalOf(make({ countries: ['BE', 'NL'], begins_at: at }))).toEqual({ begins_at: 'price_list_overlaps' });
    expect(await refusalOf(make({ begins_at: inDays(-1) }))).toEqual({ begins_at: 'time_over' });
    expect(await refusalOf(make({ countries: ['XX'] }))).toEqual({ countries: 'not_found' });
    expect(await refusalOf(make({ bundles: [...bundles, { credits: 20, minor: 1 }] }))).toEqual({ bundles: 'bundle_twice' });
    expect(
      await refusalOf(
        office().make(owner, randomUUID(), { version: 1, countries: [], currency: 'EUR', bundles, begins_at: null, reason: 'Why' }),
      ),
    ).toBe('not_found');
    expect((await open()).price_lists.filter(({ id }) => id !== null)).toHaveLength(1);
  });

  it('are not set by two at once unseen: the second is told', async () => {
    const { version } = await open();
    await make({ version });
    expect(await refusalOf(make({ version, bundles: [{ credits: 10, minor: 100 }] }))).toBe('settings_changed');
    expect((await soldTo()).map(([credits]) => credits)).toEqual([20, 50]);
  });

  it('leave the last change of the settings one that can be taken back', async () => {
    const settings = world.get(SitesOfficeService);
    const before = (await settings.open(owner, site)).settings.swipe_likes;
    const changes = { swipe_likes: before + 1 };
    await settings.change(owner, site, { version: (await settings.open(owner, site)).version, changes, reason: 'Tried' });
    await make();
    const { version } = await settings.open(owner, site);
    expect((await settings.undo(owner, site, { version, reason: 'A mistake' })).settings.swipe_likes).toBe(before);
    await world.rows(`delete from site.settings_change`);
    await world.rows(`update site.site set settings = settings - 'swipe_likes' where id = $1`, [site]);
    await world.get(SiteService).refresh();
  });

  it('are nothing for whoever has no right to them', async () => {
    for (const refused of [
      async () => office().open(staff('finance'), site),
      async () => office().list(staff('content'), { page: 1, per_page: 25 }),
    ])
      expect(await refusalOf(refused())).toBe('forbidden');
  });
});
