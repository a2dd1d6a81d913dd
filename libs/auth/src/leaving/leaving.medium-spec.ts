import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReadingService, SendingService } from '#chats';
import type { ChatId } from '#contracts';
import { Clock, Transactions } from '#database';
import { LikesService, LikeListsService } from '#likes';
import { SearchService } from '#search';
import { demoIds } from '#site';
import { World, type TestMember } from '#testing';
import { VisibilityService } from '#visibility';
import {
  ErasureService,
  LeavingService,
  LoginService,
  OneTimeTokens,
  Passwords,
  PausingService,
  ResetLinks,
  RestoringService,
  SessionsService,
  UndoLinks,
  type SessionMember,
  type SiteFacts,
} from '../index.js';

const caller = { requestId: 'test', ip: '127.0.0.1', userAgent: 'spec' };
const password = 'Heidebloem-61';
const site = {
  id: demoIds.site,
  communityId: demoIds.community,
  settings: { min_age: 18, signups: 'all', reveal_account_existence: true, terms_version: '' },
  company: { added: new Date() },
} as unknown as SiteFacts;

let world: World;
let leaving: LeavingService;
let restoring: RestoringService;
let anna: TestMember;
let bert: TestMember;
beforeAll(async () => {
  world = await World.open();
  leaving = world.get(LeavingService);
  restoring = world.get(RestoringService);
});
beforeEach(async () => {
  await world.empty();
  await world.get(Clock).refresh();
  [anna, bert] = [await world.member('Anna', { email: 'anna@mail.example' }), await world.member('Bert')];
  await world.rows(`update auth.account set password_hash = $1`, [await world.get(Passwords).hash(password)]);
});
afterAll(() => world.close());

const meOf = (who: TestMember): SessionMember => ({
  id: who.id,
  sessionId: who.id,
  communityId: who.communityId,
  siteId: who.siteId,
  status: 'active',
  language: 'en',
});
const write = (who: TestMember, chat: ChatId, text: string) =>
  world.get(SendingService).sendMessage(who, chat, { client_id: crypto.randomUUID(), text });
const found = async (by: TestMember) => (await world.get(SearchService).find(by, {})).profiles.map(({ name }) => name);
const statusOf = async (who: TestMember) =>
  (await world.rows<{ status: string }>(`select status from auth.account where id = $1`, [who.id]))[0]?.status;
const seenBy = async (viewer: TestMember, target: TestMember, hasContact = false) => {
  const tx = world.get(Transactions);
  return tx.read((read) => world.get(VisibilityService).maySee(read, viewer.id, target.id, hasContact));
};
const undoTokens = async (): Promise<string[]> => {
  const rows = await world.rows<{ payload: { tokenId: string } }>(
    `select payload from events.outbox where reaction = 'mail.undo-deletion' order by at`,
  );
  const tx = world.get(Transactions);
  const facts = await Promise.all(rows.map(({ payload }) => tx.read((read) => world.get(UndoLinks).facts(read, payload.tokenId))));
  return facts.flatMap((fact) => (fact ? [fact.token] : []));
};

describe('a pause', () => {
  it('takes a member out of lists and pages, keeps open chats open, and ends when the member says so [#E14]', async () => {
    const chat = await world.chatBetween(anna, bert);
    await write(bert, chat, 'Hello Anna');
    const pausing = world.get(PausingService);
    const reading = world.get(ReadingService);
    const before = (await reading.feedMark(bert.id)).seq;
    await pausing.setPaused(meOf(anna), true);

    expect(await statusOf(anna)).toBe('paused');
    expect(await seenBy(bert, anna)).toBe(false);
    expect(await found(bert)).not.toContain('Anna');
    expect(await seenBy(bert, anna, true)).toBe(false);
    // Whoever has the thread learns it with the next feed: the name stays, without a face, a place, or a way to the page.
    const shown = { state: 'open', visible: false, profile: { name: 'Anna', main_image: null, city: '', online: false } };
    expect((await reading.feed(bert.id, before, await reading.feedMark(bert.id))).chats).toMatchObject([shown]);
    expect((await reading.chat(bert.id, chat)).chat).toMatchObject(shown);
    await write(bert, chat, 'Are you well?');
    await write(anna, chat, 'Yes');

    await pausing.setPaused(meOf(anna), false);
    await pausing.setPaused(meOf(anna), false);
    expect(await statusOf(anna)).toBe('active');
    expect(await seenBy(bert, anna)).toBe(true);
    expect((await reading.chat(bert.id, chat)).chat).toMatchObject({ visible: true, profile: { city: 'Utrecht' } });
    expect(await found(bert)).toContain('Anna');
  });

  it('is not for an account that nobody sees yet', async () => {
    const carla = await world.member('Carla', { confirmed: false });
    await expect(world.get(PausingService).setPaused(meOf(carla), true)).rejects.toMatchObject({ code: 'pause_not_confirmed' });
  });
});

describe('a deletion', () => {
  it('asks for the password, and locks after five wrong ones', async () => {
    for (const _ of [1, 2, 3, 4])
      await expect(leaving.leave(meOf(anna), { password: 'nope' })).rejects.toMatchObject({
        code: 'password_wrong',
        details: { fields: { password: 'password_wrong' } },
      });
    await expect(leaving.leave(meOf(anna), { password: 'nope' })).rejects.toMatchObject({ code: 'too_many_attempts' });
    await expect(leaving.leave(meOf(anna), { password })).rejects.toMatchObject({ code: 'too_many_attempts' });
    expect(await statusOf(anna)).toBe('active');
  });

  it('hides the member at once, ends the sessions and counts the reason without a name [#69] [ASVS 7.4.2]', async () => {
    const chat = await world.chatBetween(anna, bert);
    await write(anna, chat, 'Hello Bert');
    const before = (await world.get(ReadingService).feedMark(bert.id)).seq;
    const sessions = world.get(SessionsService);
    const { token } = await world.get(Transactions).run((tx) => sessions.open(tx, anna.id, 'phone'));
    expect(await sessions.resolve(token)).toMatchObject({ id: anna.id });

    const until = await leaving.leave(meOf(anna), { password, reason: 'found_someone' });
    expect(Math.round((until.getTime() - Date.now()) / 86_400_000)).toBe(14);
    expect(await statusOf(anna)).toBe('deleted');
    expect(await sessions.resolve(token)).toBeNull();
    expect(await seenBy(bert, anna)).toBe(false);
    expect(await found(bert)).not.toContain('Anna');
    const feed = await world.get(ReadingService).feed(bert.id, before, await world.get(ReadingService).feedMark(bert.id));
    expect(feed.chats).toMatchObject([{ id: chat, state: 'closed', profile: null }]);
    expect(await world.rows(`select reason, count, extract(day from month)::int as day from auth.leaving_reason`)).toEqual([
      { reason: 'found_someone', count: 1, day: 1 },
    ]);
  });

  it('says at the login, to whoever knows the password, that the account can still come back [#157]', async () => {
    await leaving.leave(meOf(anna), { password });
    const login = (word: string) => world.get(LoginService).login(site, { email: 'anna@mail.example', password: word }, caller);
    await expect(login(password)).rejects.toMatchObject({ code: 'account_deleted' });
    await expect(login('nope')).rejects.toMatchObject({ code: 'login_failed' });
  });

  it('is what who asks for a new password hears of: the link that brings the account back comes instead', async () => {
    await leaving.leave(meOf(anna), { password });
    await world.get(ResetLinks).request(site, 'anna@mail.example', caller);
    expect(await undoTokens()).toHaveLength(2);
    expect(await world.rows(`select 1 from auth.one_time_token where purpose = 'reset'`)).toEqual([]);
  });

  it('sends the link again when asked, three times a day, and says nothing about other addresses', async () => {
    await leaving.leave(meOf(anna), { password });
    for (const _ of [1, 2, 3]) await world.get(UndoLinks).requestAgain(site, 'anna@mail.example', caller);
    await world.get(UndoLinks).requestAgain(site, 'nobody@mail.example', caller);
    expect(await undoTokens()).toHaveLength(4);
    await expect(world.get(UndoLinks).requestAgain(site, 'anna@mail.example', caller)).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('the undo link', () => {
  it.each(['active', 'paused', 'not_confirmed'] as const)('on day 13 brings an account back as it was: %s [#119]', async (before) => {
    if (before === 'paused') await world.get(PausingService).setPaused(meOf(anna), true);
    if (before === 'not_confirmed') {
      await world.rows(`update auth.account set status = 'not_confirmed' where id = $1`, [anna.id]);
      await world.rows(`update visibility.member_standing set confirmed = false where member_id = $1`, [anna.id]);
    }
    const chat = await world.chatBetween(anna, bert);
    if (before === 'active') {
      await world.get(LikesService).give(bert.id, anna.id);
      await write(anna, chat, 'Hello Bert');
    }
    await leaving.leave(meOf(anna), { password });
    const [token = ''] = await undoTokens();
    await world.clockAhead('13 days');
    await world.rows(`update auth.account set notifications_disabled = '{bounced}' where id = $1`, [anna.id]);
    await restoring.undo(token, caller);

    expect(await statusOf(anna)).toBe(before);
    expect(await world.rows(`select from auth.account where 'bounced' = any (notifications_disabled)`)).toEqual([]);
    expect(await seenBy(bert, anna)).toBe(before === 'active');
    if (before === 'active') {
      expect((await world.get(LikeListsService).lists(anna.id, {})).liked_by).toMatchObject([{ name: 'Bert' }]);
      expect((await world.get(ReadingService).chat(bert.id, chat)).chat).toMatchObject({ state: 'open', profile: { name: 'Anna' } });
      expect(await found(bert)).toContain('Anna');
    }
    await expect(restoring.undo(token, caller)).rejects.toMatchObject({ code: 'link_invalid' });
  });

  it('on day 15 does nothing, also while the account is not erased yet [#119]', async () => {
    await leaving.leave(meOf(anna), { password });
    const [token = ''] = await undoTokens();
    await world.clockAhead('15 days');
    expect(await world.get(Transactions).read((tx) => world.get(OneTimeTokens).find(tx, token))).toMatchObject({ state: 'spent' });
    await expect(restoring.undo(token, caller)).rejects.toMatchObject({ code: 'link_invalid' });
    expect(await statusOf(anna)).toBe('deleted');
  });
});

describe('the erasure', () => {
  const leave = async (who: TestMember) => leaving.leave(meOf(who), { password });

  it('takes those whose two weeks are over and nobody else', async () => {
    await leave(anna);
    await world.clockAhead('5 days');
    await leave(bert);
    await world.clockAhead('14 days 1 minute');
    expect(await world.get(ErasureService).eraseDue()).toEqual({ erased: 1, failed: [], isOver: true });
    expect(await statusOf(anna)).toBeUndefined();
    expect(await statusOf(bert)).toBe('deleted');
    expect(await world.get(ErasureService).eraseDue()).toEqual({ erased: 0, failed: [], isOver: true });
  });

  it('goes on after an account that cannot be erased, and takes that one with the next run', async () => {
    await leave(anna);
    await leave(bert);
    await world.clockAhead('15 days');
    await world.rows(`create function public.stop_erasure() returns trigger language plpgsql as
      $$ begin if old.member_id = '${anna.id}' then raise exception 'no'; end if; return old; end $$`);
    await world.rows(`create trigger stop_erasure before delete on profiles.profile for each row execute function public.stop_erasure()`);
    try {
      expect(await world.get(ErasureService).eraseDue()).toEqual({ erased: 1, failed: [anna.id], isOver: true });
      expect(await world.rows(`select 1 from chats.inbox where member_id = $1`, [anna.id])).toHaveLength(1);
    } finally {
      await world.rows(`drop trigger stop_erasure on profiles.profile`);
      await world.rows(`drop function public.stop_erasure()`);
    }
    expect(await world.get(ErasureService).eraseDue()).toEqual({ erased: 1, failed: [], isOver: true });
  });

  it('works in pieces, and passes over in the next one who could not be erased', async () => {
    await leave(anna);
    await leave(bert);
    await world.clockAhead('15 days');
    const erasure = world.get(ErasureService);
    expect(await erasure.eraseDue([anna.id], 1)).toEqual({ erased: 1, failed: [anna.id], isOver: false });
    expect(await statusOf(bert)).toBeUndefined();
    expect(await erasure.eraseDue([anna.id], 1)).toEqual({ erased: 0, failed: [anna.id], isOver: true });
    expect(await statusOf(anna)).toBe('deleted');
  });

  it('is shared by two workers at once', async () => {
    await leave(anna);
    await leave(bert);
    await world.clockAhead('15 days');
    const erasure = world.get(ErasureService);
    const runs = await Promise.all([erasure.eraseDue(), erasure.eraseDue()]);
    expect(runs[0].erased + runs[1].erased).toBe(2);
    expect(await world.rows(`select 1 from auth.account`)).toEqual([]);
  });
});
