import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { SignupService } from '#auth';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import { MemberData } from '#member-data';
import { ReadingService } from '#chats';
import { demoIds, SiteService } from '#site';
import { PairStage, signupForm } from '#testing';
import { VisibilityService } from '#visibility';
import { HasteSignals } from './haste-signals.service.js';
import { MemberSignals } from './member-signals.service.js';
import { TrustService } from './trust.service.js';

const stage = new PairStage({ paid: true, credits: 50 }, { paid: true, credits: 50 });
const world = () => stage.world;
const signals = () => world().get(MemberSignals);
const haste = () => world().get(HasteSignals);

async function signUp(name: string, ip: string, email = `${name}@mail.example`): Promise<MemberId> {
  const site = await world().get(SiteService).byId(demoIds.site);
  const caller = { requestId: 'test', ip, userAgent: 'Test' };
  const outcome = await world().get(SignupService).signUp(site, signupForm({ email }), caller);
  if (outcome === 'told-by-mail') throw new Error('no session');
  return outcome.memberId;
}
const many = (count: number, ip: (at: number) => string) =>
  Promise.all(Array.from({ length: count }, (_one, at) => signUp(`m${at}`, ip(at))));
const noticed = async (memberId: MemberId) =>
  (
    await world()
      .get(Transactions)
      .read((tx) => signals().of(tx, memberId))
  ).map(({ kind, domain, people, minutes }) => ({
    kind,
    domain,
    people,
    minutes,
  }));
const burst = (people: number) => ({ kind: 'signup_burst', domain: null, people, minutes: 60 });

describe('the address of a throw-away provider [#E6]', () => {
  it('is noticed with its domain, and the sign-up goes on as any other', async () => {
    const memberId = await signUp('anna', '203.0.113.7', 'someone@box.mailinator.com');
    expect(await noticed(memberId)).toEqual([{ kind: 'throwaway_address', domain: 'mailinator.com', people: null, minutes: null }]);
    expect(await noticed(await signUp('other', '203.0.113.7'))).toEqual([]);
    expect(
      (
        await world()
          .get(Transactions)
          .read((tx) => world().get(TrustService).of(tx, memberId))
      ).daily,
    ).toBeNull();
  });
});

describe('many sign-ups from one network [#E6]', () => {
  it('are noticed of each of them within the hour, with how many there are, once', async () => {
    const members = await many(4, (at) => `203.0.113.${at + 1}`);
    expect(await haste().noticeBursts()).toBe(4);
    for (const memberId of members) expect(await noticed(memberId)).toEqual([burst(4)]);
    const fifth = await signUp('fifth', '203.0.113.99');
    expect(await haste().noticeBursts()).toBe(1);
    for (const memberId of [...members, fifth]) expect(await noticed(memberId)).toEqual([burst(5)]);
    expect(await haste().noticeBursts()).toBe(0);
  });

  it('are nothing when they are fewer, from several networks, from our own, or over more than an hour', async () => {
    await many(3, () => '203.0.113.7');
    await Promise.all(['198.51.100.1', '198.51.101.1', '198.51.102.1', '198.51.103.1'].map((ip, at) => signUp(`n${at}`, ip)));
    for (const name of ['w', 'x', 'y', 'z']) await signUp(name, '127.0.0.1');
    expect(await haste().noticeBursts()).toBe(0);
    await world().clockAhead('61 minutes');
    await signUp('late', '203.0.113.7');
    expect(await haste().noticeBursts()).toBe(0);
  });

  it('keep no network: a keyed hash alone, for two hours', async () => {
    await signUp('anna', '203.0.113.7');
    const [kept] = await world().rows<{ kept: string }>(`select s::text as kept from auth.signup_source s`);
    expect(kept?.kept).not.toContain('203.0.113');
    await world().clockAhead('121 minutes');
    await haste().noticeBursts();
    expect(await world().rows('select from auth.signup_source')).toEqual([]);
  });
});

describe('everything that was noticed', () => {
  const notice = async () => {
    await world().rows(
      `insert into moderation.member_signal (at, member_id, kind, photo_id, distance, domain, people, minutes) values
         (public.app_now(), $1, 'photo', $2, 3, null, null, null), (public.app_now(), $1, 'throwaway_address', null, null, 'yopmail.com', null, null),
         (public.app_now(), $1, 'signup_burst', null, null, null, 9, 60), (public.app_now(), $1, 'fast_openings', null, null, null, 9, 10)`,
      [stage.bert.id, randomUUID()],
    );
    await world()
      .get(Transactions)
      .run((tx) => world().get(TrustService).judge(tx, stage.bert.id));
  };

  it('limits how many conversations they begin in a day, and nothing else: they are found, read and answer [#E6]', async () => {
    await notice();
    expect(
      (
        await world()
          .get(Transactions)
          .read((tx) => world().get(TrustService).of(tx, stage.bert.id))
      ).daily,
    ).toBe(5);
    await stage.say(stage.anna, 'Good morning');
    expect((await stage.say(stage.bert, 'Good morning to you')).message).toMatchObject({ text: 'Good morning to you' });
    const { messages } = await world().get(ReadingService).messages(stage.bert.id, stage.chat, {});
    expect(messages).toHaveLength(2);
    const standing = await world()
      .get(Transactions)
      .read((tx) => world().get(VisibilityService).standingOf(tx, stage.bert.id));
    expect(standing).toMatchObject({ banned: false, suspended: false, confirmed: true });
    expect(await world().rows(`select from search.listing where member_id = $1`, [stage.bert.id])).toHaveLength(1);
  });

  it('counts no more once staff vouch for the member', async () => {
    await notice();
    await world().clockAhead('1 minute');
    await world()
      .get(Transactions)
      .run((tx) => world().get(TrustService).lift(tx, stage.bert.id, randomUUID()));
    expect(
      (
        await world()
          .get(Transactions)
          .read((tx) => world().get(TrustService).of(tx, stage.bert.id))
      ).daily,
    ).toBeNull();
  });

  it('goes with the member', async () => {
    await notice();
    await world()
      .get(Transactions)
      .run((tx) => world().get(MemberData).erase(tx, stage.bert.id));
    expect(await world().rows('select from moderation.member_signal')).toEqual([]);
  });
});
