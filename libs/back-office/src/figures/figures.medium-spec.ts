import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { noSource } from '#contracts-admin';
import { Transactions } from '#database';
import { ReportsService } from '#moderation';
import { Impressions, SearchService } from '#search';
import { demoIds } from '#site';
import { StandingService } from '#visibility';
import { onFiguresStage } from './figures-stage.fixture.js';

const stage = onFiguresStage();
const people = async (query: object = {}) => (await stage.open(query)).people;
const total = async (query: object = {}) => (await people(query))?.total;
const euros = async (query: object = {}) => (await stage.open(query)).money.currencies.find(({ currency }) => currency === 'EUR');

describe('the figures of sign-ups [#E28]', () => {
  it('say how far those of a day have come, for each country, source, site and mail provider', async () => {
    const tracked = { tracking: { network: ' Spring Fair ', ref: 'poster' } };
    for (let n = 0; n < 5; n += 1) await stage.signUp({ email: `g${n}@gmail.com`, ...tracked }, n < 3);
    await stage.signUp({ email: 'one@hotmail.com' }, true);
    const mailed = await stage.signUp({ email: 'late@own.example' });
    await stage.world.rows(
      `insert into notifications.mail (member_id, kind, dedupe_key, locale, state, message_id, created_at, sent_at)
       values ($1, 'activation', 'one', 'nl', 'sent', '<one@mail.example>', now(), now())`,
      [mailed],
    );
    await stage.count();
    expect(await total()).toMatchObject({ signed_up: 7, mailed: 5, confirmed: 4, wrote: 0 });
    expect(await total({ source: 'spring fair' })).toMatchObject({ signed_up: 5, mailed: 3, confirmed: 3 });
    expect(await total({ source: noSource })).toMatchObject({ signed_up: 2, confirmed: 1 });
    expect(await total({ country: 'NL', site_id: demoIds.site })).toMatchObject({ signed_up: 7 });
    for (const nobody of [{ country: 'BE' }, { site_id: randomUUID() }, { source: 'poster' }])
      expect(await total(nobody)).toMatchObject({ signed_up: 0 });
    // Two providers with one member each are told as one group.
    expect((await people())?.providers).toEqual([
      { provider: 'gmail', signed_up: 5, mailed: 3, confirmed: 3, wrote: 0 },
      { provider: 'other', signed_up: 2, mailed: 2, confirmed: 1, wrote: 0 },
    ]);
    const { countries, sources, sites } = await stage.open();
    expect([countries, sources]).toEqual([['NL'], ['spring fair', noSource]]);
    expect(sites.map(({ id }) => id)).toContain(demoIds.site);
  });

  it('count what happens within a week for the day of the sign-up, and nothing later', async () => {
    const [soon, late] = [await stage.signUp({ email: 'soon@mail.example' }), await stage.signUp({ email: 'late@mail.example' })];
    await stage.count();
    expect(await total()).toMatchObject({ signed_up: 2, confirmed: 0 });
    await stage.world.clockAhead('6 days');
    await stage.confirm(soon);
    await stage.count();
    expect(await total({ steps: 7 })).toMatchObject({ signed_up: 2, confirmed: 1 });
    await stage.world.clockAhead('8 days');
    await stage.confirm(late);
    await stage.count();
    const [day] = (await people({ steps: 9 }))?.points ?? [];
    expect(day).toMatchObject({ signed_up: 2, confirmed: 1 });
  });

  it('leave out fictional profiles, also those that are marked later, and take them in again', async () => {
    const anna = await stage.world.member('Anna');
    await stage.world.member('Doll', { fictional: true });
    await stage.count();
    expect(await total()).toMatchObject({ signed_up: 1, active: 1 });
    const mark = (is: boolean) =>
      stage.world.get(Transactions).run((tx) => stage.world.get(StandingService).set(tx, anna.id, 'fictional', is));
    await mark(true);
    await stage.count();
    expect(await total()).toMatchObject({ signed_up: 0, active: 0 });
    await mark(false);
    await stage.count();
    expect(await total()).toMatchObject({ signed_up: 1, active: 1 });
    expect((await stage.open()).disagreements).toEqual([]);
  });
});

describe('the figures of what members do', () => {
  it('count first messages and those that were answered, for the day of the first one', async () => {
    const [anna, bert, carl] = [await stage.world.member('Anna'), await stage.world.member('Bert'), await stage.world.member('Carl')];
    await stage.say(anna, bert);
    await stage.say(anna, bert, 'Are you there?');
    await stage.say(anna, carl);
    await stage.count();
    expect(await total()).toMatchObject({ wrote: 1, openings: 2, answered: 0 });
    await stage.world.clockAhead('2 days');
    await stage.say(bert, anna, 'Yes');
    await stage.count();
    const points = (await people({ steps: 3 }))?.points ?? [];
    expect(points.map(({ openings, answered }) => [openings, answered])).toEqual([
      [2, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it('count reports beside the members who were here within 30 days', async () => {
    const [anna, bert, away] = [await stage.world.member('Anna'), await stage.world.member('Bert'), await stage.world.member('Away')];
    await stage.world.member('Newcomer', { confirmed: false });
    await stage.world.rows(`update visibility.member_standing set last_active = now() - interval '31 days' where member_id = $1`, [
      away.id,
    ]);
    await stage.world.get(ReportsService).report(anna.id, { profile: bert.id, reason: 'money' }, null);
    await stage.count();
    expect(await total()).toMatchObject({ complaints: 1, active: 2 });
    expect(await total({ country: 'BE' })).toMatchObject({ complaints: 0, active: 0 });
    // Yesterday nobody looked: that is not known, and no zero.
    expect((await people())?.before).toMatchObject({ complaints: 0, active: null });
  });

  it('count the profiles that the search shows, and fictional ones apart from those that were asked for', async () => {
    const anna = await stage.world.member('Anna');
    await stage.world.member('Bert', { gender: 'male' });
    await stage.world.member('Doll', { gender: 'male', fictional: true });
    const search = stage.world.get(SearchService);
    expect((await search.find(anna, {})).profiles).toHaveLength(1);
    expect((await search.find(anna, { fictional: true })).profiles).toHaveLength(2);
    await stage.world.get(Impressions).flush();
    await stage.count();
    expect(await total()).toMatchObject({ shown: 3, fictional: 1, unasked: 0 });
    expect(await total({ country: 'BE' })).toMatchObject({ shown: 0, fictional: 0 });
    // Where viewers came from is not noted: that is said, instead of a zero.
    expect(await total({ source: noSource })).toMatchObject({ shown: null, fictional: null, unasked: null });
  });
});

describe('the figures of money [#E28]', () => {
  it('stand without VAT on the day on which money came or went, also when that is weeks later', async () => {
    const anna = await stage.buyer('Anna');
    const { orderId, paymentId } = await stage.buy(anna);
    await stage.buy(await stage.buyer('Bert'));
    await stage.count();
    expect((await stage.open()).money.total).toMatchObject({
      orders: 2,
      first_purchases: 2,
      payers: 2,
      credits_bought: 100,
      credits_free: 0,
    });
    // 40.00 with 21 % inside are 33.06.
    expect((await euros())?.total).toEqual({ received: 6_612, refunded: 0, disputed: 0, owed: 0, revenue: 6_612, liability: 8_000 });

    await stage.world.clockAhead('20 days');
    stage.provider.refund(paymentId, 1_000, null);
    await stage.sync(orderId);
    await stage.buy(anna);
    await stage.count();
    const days = (await euros({ steps: 21 }))?.points ?? [];
    expect(days[0]).toMatchObject({ received: 6_612, refunded: 0, revenue: 6_612 });
    expect(days.at(-1)).toMatchObject({ received: 3_306, refunded: 826, revenue: 2_480 });
    expect(days.slice(1, -1).every(({ received, refunded, liability }) => received + refunded === 0 && liability === null)).toBe(true);
    const { total: all, points } = (await stage.open({ steps: 21 })).money;
    expect(all).toMatchObject({ orders: 3, first_purchases: 2, payers: 2 });
    expect(points.at(-1)).toMatchObject({ orders: 1, first_purchases: 0, payers: 1 });
    // The book of money says the same, counted by its accounts.
    const [book] = await stage.world.rows<{ minor: string }>(
      `select sum(case when contra = 'revenue' then amount_minor when account = 'revenue' then -amount_minor else 0 end) as minor from payments.money_entry`,
    );
    expect((await euros({ steps: 21 }))?.total.revenue).toBe(Number(book?.minor));
    expect((await stage.open()).disagreements).toEqual([]);
  });

  it('tell what banks took back, and what is owed of it by members who have used the credits', async () => {
    const [anna, bert] = [await stage.buyer('Anna'), await stage.world.member('Bert')];
    const { orderId, paymentId } = await stage.buy(anna);
    await stage.world.rows(`update chats.inbox set free_left = 0 where member_id = $1`, [anna.id]);
    await stage.say(anna, bert);
    stage.provider.say(paymentId, { chargedBackMinor: 4_000 });
    await stage.sync(orderId);
    await stage.count();
    const all = (await euros())?.total;
    expect(all).toMatchObject({ received: 3_306, disputed: 3_306, liability: 0 });
    expect(all?.owed).toBeGreaterThan(0);
    expect(all?.revenue).toBe(all?.owed);
    expect((await stage.open()).disagreements).toEqual([]);

    // The bank gives it back: all of it is revenue again, and nothing is owed.
    stage.provider.say(paymentId, { chargedBackMinor: 0 });
    await stage.sync(orderId);
    await stage.count();
    expect((await euros())?.total).toMatchObject({ received: 3_306, disputed: 0, owed: 0, revenue: 3_306 });
    expect((await stage.open()).disagreements).toEqual([]);
  });

  it('value unused credits by what was paid for them, and free ones by nothing', async () => {
    const [anna, bert] = [await stage.buyer('Anna'), await stage.world.member('Bert', { credits: 7 })];
    await stage.buy(anna);
    await stage.world.rows(`update chats.inbox set free_left = 0 where member_id = $1`, [anna.id]);
    await stage.say(anna, bert);
    await stage.count();
    const [wallet] = await stage.world.rows<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [anna.id]);
    const left = wallet?.balance ?? 0;
    expect(left).toBeLessThan(50);
    expect((await stage.open()).money.total).toMatchObject({ credits_bought: left, credits_free: 7 });
    expect((await euros())?.total.liability).toBe(left * 80);
  });
});

describe('counting', () => {
  it('comes to the same when it is done again, and by two at once', async () => {
    const anna = await stage.buyer('Anna');
    await stage.buy(anna);
    await stage.say(anna, await stage.world.member('Bert'));
    await stage.count();
    const once = await stage.sums();
    expect(once.every((rows) => rows.length > 0)).toBe(true);
    await stage.count();
    await Promise.all([stage.count(), stage.count()]);
    expect(await stage.sums()).toEqual(once);
  });

  it('catches up on days on which nobody counted', async () => {
    await stage.world.member('Anna');
    await stage.count();
    for (const [days, name] of [
      [20, 'Bert'],
      [21, 'Carl'],
    ] as const) {
      await stage.world.clockAhead(`${days} days`);
      await stage.world.rows(`update auth.account set created_at = public.app_now() where id = $1`, [(await stage.world.member(name)).id]);
    }
    await stage.world.clockAhead('60 days');
    await stage.count();
    const points = (await people({ steps: 61 }))?.points ?? [];
    expect(points.flatMap(({ signed_up }, day) => (signed_up > 0 ? [day] : []))).toEqual([0, 20, 21]);
  });

  it('says which figures do not add up: an account too many, an entry nobody counted, a credit that no wallet has', async () => {
    const anna = await stage.buyer('Anna');
    await stage.buy(anna);
    await stage.count();
    expect((await stage.open()).disagreements).toEqual([]);
    await stage.world.clockAhead('20 days');
    await stage.count();
    // All of it lies before the days that are counted anew.
    await stage.world.rows(`delete from figures.daily_signup`);
    await stage.world.rows(`update figures.daily_money set received = received + 100`);
    await stage.world.rows(`update payments.wallet set balance = balance + 1 where member_id = $1`, [anna.id]);
    await stage.count();
    expect((await stage.open()).disagreements).toEqual([
      { check: 'signups', currency: null, shown: 0, counted: 1 },
      { check: 'revenue', currency: 'EUR', shown: 3_406, counted: 3_306 },
      { check: 'credits', currency: null, shown: 50, counted: 51 },
    ]);
  });
});
