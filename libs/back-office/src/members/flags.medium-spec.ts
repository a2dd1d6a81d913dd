import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { ReadingService, SendingService } from '#chats';
import type { ChatId, MemberId } from '#contracts';
import type { StaffRole } from '#contracts-admin';
import { Transactions } from '#database';
import { LikesService } from '#likes';
import { CardsService } from '#profiles';
import { World, type TestMember } from '#testing';
import { PresenceService } from '#visibility';
import { BackOfficeModule, FlagsOfficeService, MemberPageService, MembersListService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });

describe('the mark of a fictional profile, in the hands of staff', () => {
  let world: World;
  let anna: TestMember;
  let bert: TestMember;
  let chat: ChatId;

  beforeAll(async () => {
    world = await World.open([AuditModule, BackOfficeModule]);
  });
  beforeEach(async () => {
    await world.empty();
    anna = await world.member('Anna', { credits: 50 });
    bert = await world.member('Bert', { gender: 'male', credits: 50 });
    chat = await world.chatBetween(bert, anna);
  });
  afterAll(() => world.close());

  const set = (actor = staff('moderator'), id: MemberId = bert.id) =>
    world.get(FlagsOfficeService).setFictional(actor, id, { reason: 'owned_by_house' });
  const unset = (actor = staff('moderator'), id: MemberId = bert.id) =>
    world.get(FlagsOfficeService).unsetFictional(actor, id, { reason: 'set_by_mistake' });
  const entries = (actor: StaffActor) =>
    world.rows(`select act, subject_id, reason, facts from audit.entry where staff_id = $1 order by at, id`, [actor.id]);
  const write = (from: TestMember) =>
    world.get(SendingService).sendMessage({ id: from.id, siteId: from.siteId }, chat, { client_id: randomUUID(), text: 'Hello' });
  const likes = (from: TestMember, to: TestMember) => world.get(LikesService).give(from.id, to.id);
  const isMarked = async () => (await world.get(MemberPageService).openMember(staff('owner'), bert.id)).standing.fictional;
  const listed = async (fictional: boolean) => {
    const query = { fictional, page: 1, per_page: 25, sort: 'signed_up', order: 'desc' } as const;
    return (await world.get(MembersListService).listMembers(staff('moderator'), query)).rows.map(({ id }) => id);
  };
  const card = async () => {
    const [found] = await world.get(Transactions).read((tx) => world.get(CardsService).inOrder(tx, anna.id, [bert.id], new Map()));
    return { fictional: found?.fictional, online: found?.online };
  };
  const counted = () => world.rows<{ fictional: boolean }>(`select fictional from search.listing where member_id = $1`, [bert.id]);

  it('is written down with before and after, once, and shown on the page and in the list of them [#15] [#E1] D9', async () => {
    const moderator = staff('moderator');
    await set(moderator);
    await set(moderator);
    expect([await isMarked(), await listed(true)]).toEqual([true, [bert.id]]);
    await unset(moderator);
    await unset(moderator);
    expect([await isMarked(), await listed(true)]).toEqual([false, []]);
    expect(await entries(moderator)).toEqual([
      { act: 'member.fictional_set', subject_id: bert.id, reason: 'owned_by_house', facts: { before: [], after: ['fictional'] } },
      { act: 'member.fictional_unset', subject_id: bert.id, reason: 'set_by_mistake', facts: { before: ['fictional'], after: [] } },
    ]);
  });

  it('is in force at once: no message, no like, either way, no sign of life, no place in a count; and goes as it came [#15] [#E1]', async () => {
    world.get(PresenceService).touch(bert.id);
    while ((await world.get(PresenceService).onlineAmong([bert.id])).size === 0) await sleep(5);
    expect([await card(), await counted()]).toEqual([{ fictional: false, online: true }, [{ fictional: false }]]);
    await set();
    expect([await card(), await counted()]).toEqual([{ fictional: true, online: false }, [{ fictional: true }]]);
    await expect(write(anna)).rejects.toMatchObject({ code: 'recipient_fictional' });
    await expect(write(bert)).rejects.toMatchObject({ code: expect.any(String) });
    await expect(likes(anna, bert)).rejects.toMatchObject({ code: 'like_fictional' });
    await expect(likes(bert, anna)).rejects.toMatchObject({ code: expect.any(String) });
    expect(await world.rows(`select from chats.message`)).toEqual([]);
    await unset();
    expect([await card(), await counted()]).toEqual([{ fictional: false, online: true }, [{ fictional: false }]]);
    await write(anna);
    await write(bert);
    expect(await likes(anna, bert)).toEqual({ liked: true, match: false });
    expect(await likes(bert, anna)).toEqual({ liked: true, match: true });
  });

  it('reaches the chats of those who talk to it [#15] [#E1]', async () => {
    await write(bert);
    const feed = () => world.rows<{ seq: number }>(`select inbox_seq::int as seq from chats.conv_member where member_id = $1`, [anna.id]);
    for (const act of [set, unset]) {
      const before = await feed();
      await act();
      expect((await feed())[0]?.seq).toBeGreaterThan(before[0]?.seq ?? Infinity);
      expect((await world.get(ReadingService).chat(anna.id, chat)).chat.profile?.fictional).toBe(act === set);
    }
  });

  it.each(['finance', 'content', 'ops'] as const)('is neither set nor taken off by %s [#15]', async (role) => {
    await expect(set(staff(role))).rejects.toMatchObject({ code: 'forbidden' });
    expect(await isMarked()).toBe(false);
    await set();
    await expect(unset(staff(role))).rejects.toMatchObject({ code: 'forbidden' });
    expect(await isMarked()).toBe(true);
  });
});
