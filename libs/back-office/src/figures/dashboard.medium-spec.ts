import { describe, expect, it } from '@jest/globals';
import { AppError } from '#contracts';
import { noSource } from '#contracts-admin';
import { Schedule } from '#events';
import { BOOKS_ZONE } from '#payments';
import { DashboardOfficeService } from './dashboard-office.service.js';
import { onFiguresStage, staff } from './figures-stage.fixture.js';

const stage = onFiguresStage();
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const office = () => stage.world.get(DashboardOfficeService);
const planned = async () => {
  await stage.world.get(Schedule).register([{ name: 'figures.refresh', cron: '12 * * * *', zone: 'UTC' }]);
  await stage.world.rows(`update events.schedule set next_run_at = now() + interval '1 hour', started_at = null, leased_until = null`);
};

describe('the dashboard [#E28]', () => {
  it('is whole for the owner, shows finance the money alone, and nothing to anybody else', async () => {
    await stage.buy(await stage.buyer('Anna'));
    await stage.count();
    expect((await stage.open()).people?.total.signed_up).toBe(0);
    const finance = await stage.open({}, staff('finance'));
    expect([finance.people, finance.money.total.payers]).toEqual([null, 1]);
    // Where members came from is about people: neither offered nor to be asked for.
    expect([(await stage.open()).sources, finance.sources]).toEqual([[noSource], []]);
    expect(await codeOf(stage.open({ source: noSource }, staff('finance')))).toBe('forbidden');
    expect(await codeOf(stage.open({ source: noSource }))).toBe('done');
    for (const role of ['moderator', 'support', 'content', 'ops'] as const)
      expect([role, await codeOf(stage.open({}, staff(role)))]).toEqual([role, 'forbidden']);
  });

  it('tells finance nothing of sign-ups that do not add up', async () => {
    await stage.world.member('Anna');
    await stage.count();
    await stage.world.clockAhead('20 days');
    await stage.count();
    await stage.world.rows(`delete from figures.daily_signup`);
    await stage.count();
    expect((await stage.open()).disagreements).toHaveLength(1);
    expect((await stage.open({}, staff('finance'))).disagreements).toEqual([]);
  });

  it('is empty before the first count, and then says until when the figures are true', async () => {
    const anna = await stage.world.member('Anna');
    expect(await stage.open()).toMatchObject({ until: null, refresh: 'waiting', zone: BOOKS_ZONE, people: { total: { signed_up: 0 } } });
    await stage.count();
    const { until, people } = await stage.open();
    expect([Date.now() - Date.parse(until ?? '') < 60_000, people?.total.signed_up]).toEqual([true, 1]);
    // What happens after the count is not shown before the next one.
    await stage.buy(anna);
    expect((await stage.open()).money.total).toMatchObject({ orders: 0, payers: 0 });
  });

  it('puts days together to weeks and months, counts nobody twice in them, and compares with as many days before', async () => {
    const anna = await stage.buyer('Anna');
    await stage.buy(anna);
    await stage.world.clockAhead('40 days');
    await stage.buy(anna);
    await stage.world.clockAhead('41 days');
    await stage.buy(anna);
    await stage.count();
    for (const step of ['week', 'month'] as const) {
      const { money, steps, before } = await stage.open({ step, steps: 4 });
      expect([steps.length, money.points.length]).toEqual([4, 4]);
      expect(money.points.reduce((sum, { orders }) => sum + orders, 0)).toBe(money.total.orders);
      expect(money.total.payers).toBe(1);
      expect(Math.max(...money.points.map(({ payers }) => payers))).toBe(1);
      expect(before.to < (steps[0]?.from ?? '')).toBe(true);
    }
    expect((await stage.open({ step: 'month', steps: 4 })).money.total.orders).toBe(3);
    const { money } = await stage.open({ steps: 41 });
    expect([money.total.orders, money.before.orders, money.before.payers]).toEqual([2, 1, 1]);
  });

  it('has the figures counted when somebody asks, once, and the log says who', async () => {
    await planned();
    const owner = staff('owner');
    expect((await stage.open()).refresh).toBe('waiting');
    expect(await office().refresh(owner, {})).toEqual({ done: true });
    expect((await stage.open()).refresh).toBe('due');
    await office().refresh(owner, {});
    const entries = await stage.world.rows(`select act, subject_kind from audit.entry where staff_id = $1`, [owner.id]);
    expect(entries).toEqual([{ act: 'figures.refreshed', subject_kind: 'figures' }]);
    expect(await codeOf(office().refresh(staff('ops'), {}))).toBe('forbidden');
  });

  it('says that figures are being counted only while a worker is at it, and that they are late when none comes', async () => {
    await planned();
    const refresh = async () => (await stage.open()).refresh;
    await stage.world.rows(
      `update events.schedule set next_run_at = now() - interval '10 minutes', started_at = now(), leased_until = now() + interval '50 seconds'`,
    );
    expect(await refresh()).toBe('running');
    // The worker dies.
    await stage.world.rows(`update events.schedule set leased_until = now() - interval '1 minute'`);
    expect(await refresh()).toBe('late');
    // One that never began is brought to the workers once more, and is late again when still nobody takes it.
    await stage.world.rows(`update events.schedule set started_at = null, leased_until = null`);
    const owner = staff('owner');
    await office().refresh(owner, {});
    expect(await refresh()).toBe('due');
    expect(await stage.world.rows(`select act from audit.entry where staff_id = $1`, [owner.id])).toHaveLength(1);
    await stage.world.rows(`update events.schedule set next_run_at = now() - interval '6 minutes'`);
    expect(await refresh()).toBe('late');
  });

  it('says when counting has failed', async () => {
    await planned();
    await stage.world.rows(`update events.schedule set failing_since = now()`);
    expect((await stage.open()).refresh).toBe('failed');
  });
});
