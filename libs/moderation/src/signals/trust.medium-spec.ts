import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SendingService } from '#chats';
import { Transactions } from '#database';
import { OutboxStore } from '#events';
import { World, type TestMember } from '#testing';
import { CasesService } from '../cases/index.js';
import { DecisionsService } from '../decisions/index.js';
import { ReportsService } from '../reports/index.js';
import { MemberSignals } from './member-signals.service.js';
import { SignalsService } from './signals.service.js';
import { TrustService } from './trust.service.js';

describe('how far a member is trusted', () => {
  let world: World;
  let bert: TestMember;

  beforeAll(async () => {
    world = await World.open();
  });
  beforeEach(async () => {
    await world.empty();
    bert = await world.member('Bert', { gender: 'male', paid: true, credits: 200 });
    await world.rows(`update visibility.member_standing set joined_at = joined_at - interval '1 year' where member_id = $1`, [bert.id]);
  });
  afterAll(() => world.close());

  const inTx = <Result>(work: Parameters<Transactions['run']>[0]) => world.get(Transactions).run(work) as Promise<Result>;
  const people = (count: number) => Promise.all(Array.from({ length: count }, (_one, index) => world.member(`Woman${index}`)));
  const write = async (to: TestMember, text = 'Good morning') =>
    world.get(SendingService).sendMessage(bert, await world.chatBetween(bert, to), { client_id: randomUUID(), text });
  const began = async (count: number): Promise<string> => {
    for (const to of await people(count)) {
      const code = await write(to).then(
        () => undefined,
        (error: { code: string }) => error.code,
      );
      if (code) return code;
    }
    return 'all';
  };
  const notice = async () => {
    const jobs = await world.rows<{ id: string; payload: { conversationId: string; memberId: string } }>(
      `select id, payload from events.outbox where reaction = 'moderation.note-signals'`,
    );
    for (const { id, payload } of jobs)
      await world.get(SignalsService).note(world.get(OutboxStore).claim(id), payload.conversationId, payload.memberId);
  };
  const decide = async (reportId: string, outcome: 'confirmed' | 'dismissed') => {
    const moderator = { id: randomUUID(), isOwner: false };
    const ruling = outcome === 'confirmed' ? ({ measure: 'warning', rule: 'money' } as const) : ({ measure: 'none', rule: null } as const);
    const { decision } = await inTx<Awaited<ReturnType<DecisionsService['decide']>>>(async (tx) => {
      await world.get(CasesService).claim(tx, moderator, reportId);
      return world.get(DecisionsService).decide(tx, moderator, reportId, ruling);
    });
    const [job] = await world.rows<{ id: string }>(
      `select id from events.outbox where reaction = 'moderation.carry-out' and payload->>'decisionId' = $1`,
      [decision.id],
    );
    await world.get(DecisionsService).carryOut(world.get(OutboxStore).claim(job?.id ?? ''), decision.id);
  };
  const reported = async (outcome: 'confirmed' | 'dismissed' | null, by?: TestMember) => {
    const reporter = by ?? (await world.member());
    await world.get(ReportsService).report(reporter.id, { profile: bert.id, reason: 'money' }, null);
    const [report] = await world.rows<{ id: string }>(`select id from moderation.report where state = 'open' and reporter_id = $1`, [
      reporter.id,
    ]);
    const reportId = report?.id ?? '';
    if (outcome) await decide(reportId, outcome);
    return reportId;
  };
  const trust = () => inTx<Awaited<ReturnType<TrustService['of']>>>((tx) => world.get(TrustService).of(tx, bert.id));

  it('falls with a confirmed report, not with one that is open or was dismissed [#E6]', async () => {
    await reported(null);
    await reported('dismissed');
    expect(await trust()).toEqual({ confirmedReports: 0, signals: 0, restricted: false, daily: null, liftedAt: null });
    await reported('confirmed');
    expect(await trust()).toMatchObject({ confirmedReports: 1, daily: 3 });
    expect(await began(4)).toBe('first_messages_limit');
    expect(await world.rows(`select 1 from chats.opening where starter = $1`, [bert.id])).toHaveLength(3);
  });

  it('counts who confirms, not how often the same member reports [#E6]', async () => {
    const anna = await world.member('Anna');
    await reported('confirmed', anna);
    await reported('confirmed', anna);
    expect(await trust()).toMatchObject({ confirmedReports: 1, daily: 3 });
    await reported('confirmed');
    expect(await trust()).toMatchObject({ confirmedReports: 2, daily: 1 });
  });

  it('falls with wishes for money in several conversations, and not with a telephone number [#E6]', async () => {
    const women = await people(6);
    for (const woman of women.slice(0, 3)) await write(woman, 'My number is 06 12345678, call me');
    await notice();
    expect(await trust()).toMatchObject({ signals: 0, daily: null });
    for (const woman of women.slice(0, 3)) for (const _time of [1, 2]) await write(woman, 'Please send me 500 euro until Friday');
    await notice();
    expect(await trust()).toMatchObject({ signals: 3, daily: 5 });
    for (const woman of women.slice(3, 5)) await write(woman, 'Please send me 500 euro until Friday');
    await notice();
    expect(await trust()).toMatchObject({ signals: 5, daily: 3 });
    await expect(write(women[5] as TestMember)).rejects.toMatchObject({ code: 'first_messages_limit' });
    // A conversation that stands goes on.
    await expect(write(women[0] as TestMember)).resolves.toMatchObject({ duplicate: false });
  });

  it('comes back when what was found is older than 90 days [#E6]', async () => {
    await reported('confirmed');
    await world.clockAhead('89 days');
    await world.get(TrustService).judgeCapped();
    expect(await trust()).toMatchObject({ daily: 3 });
    await world.clockAhead('91 days');
    expect(await world.get(TrustService).judgeCapped()).toHaveLength(1);
    expect(await trust()).toMatchObject({ confirmedReports: 0, daily: null });
    expect(await world.get(TrustService).judgeCapped()).toEqual([]);
  });

  it('is given back by staff, also to a newcomer; what is found later counts again [#E6]', async () => {
    await world.rows(`update visibility.member_standing set joined_at = now() where member_id = $1`, [bert.id]);
    await reported('confirmed');
    await reported('confirmed');
    const staff = randomUUID();
    await inTx((tx) => world.get(TrustService).lift(tx, bert.id, staff));
    expect(await trust()).toMatchObject({ confirmedReports: 0, daily: null, liftedAt: expect.any(Date) });
    // More than a newcomer's ten.
    expect(await began(12)).toBe('all');
    await world.clockAhead('1 hour');
    await reported('confirmed');
    expect(await trust()).toMatchObject({ confirmedReports: 1, daily: 3 });
  });

  it('is that of somebody known after the days of a newcomer, or by the word of staff, unless something speaks against them [#E6]', async () => {
    const service = world.get(TrustService);
    const newcomer = await world.member('Carla');
    expect([await service.isTrusted(bert.id, 7), await service.isTrusted(newcomer.id, 7)]).toEqual([true, false]);
    await inTx((tx) => service.lift(tx, newcomer.id, randomUUID()));
    expect(await service.isTrusted(newcomer.id, 7)).toBe(true);
    await reported('confirmed');
    expect(await service.isTrusted(bert.id, 7)).toBe(false);
  });

  it('does not fall by looking at very many profiles and photos [#E6]', async () => {
    for (const kind of ['profiles', 'photos'] as const) await world.get(MemberSignals).noteViews(bert.id, kind, 300);
    expect(await trust()).toMatchObject({ signals: 0, daily: null });
  });
});
