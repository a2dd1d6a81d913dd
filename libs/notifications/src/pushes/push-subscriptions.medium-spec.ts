import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SessionsService } from '#auth';
import { limits } from '#contracts';
import { Transactions } from '#database';
import { World, type TestMember } from '#testing';
import { PushSubscriptions, PushSubscriptionsModule } from '../index.js';

let world: World;
let subscriptions: PushSubscriptions;
beforeAll(async () => {
  world = await World.open([PushSubscriptionsModule]);
  subscriptions = world.get(PushSubscriptions);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const key = () => randomBytes(65).toString('base64url');
const aSubscription = (endpoint = `https://fcm.googleapis.com/fcm/send/${key()}`) => ({
  endpoint,
  keys: { p256dh: key(), auth: randomBytes(16).toString('base64url') },
});
const logIn = async ({ id }: TestMember) => {
  const { sessionId } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, id, 'a browser'));
  return { id, sessionId };
};
const held = () =>
  world.rows<{ member_id: string; session_id: string; endpoint: string }>(
    'select member_id, session_id, endpoint from notifications.push_subscription order by created_at, id',
  );
const endpoints = async () => (await held()).map(({ endpoint }) => endpoint);
const refusal = (code: string): unknown => expect.objectContaining({ code });

describe('a subscription to push', () => {
  it('belongs to the session that brought it, and is one', async () => {
    const me = await logIn(await world.member());
    const subscription = aSubscription();
    await subscriptions.subscribe(me, subscription);
    await subscriptions.subscribe(me, subscription);
    expect(await held()).toEqual([{ member_id: me.id, session_id: me.sessionId, endpoint: subscription.endpoint }]);
  });

  it('is kept in one spelling, however its address was written', async () => {
    const me = await logIn(await world.member());
    for (const written of ['HTTPS://FCM.googleapis.com:443/fcm/./send/x', 'https:fcm.googleapis.com\\fcm\\send\\x'])
      await subscriptions.subscribe(me, aSubscription(written));
    expect(await endpoints()).toEqual(['https://fcm.googleapis.com/fcm/send/x']);
  });

  it('takes the place of the one that the browser had before', async () => {
    const me = await logIn(await world.member());
    const [first, second] = [aSubscription(), aSubscription()];
    await subscriptions.subscribe(me, first);
    await subscriptions.subscribe(me, second);
    expect(await endpoints()).toEqual([second.endpoint]);
  });

  it('goes over to whoever logs in later in the same browser', async () => {
    const anna = await logIn(await world.member('Anna'));
    const bert = await logIn(await world.member('Bert'));
    const browser = aSubscription();
    await subscriptions.subscribe(anna, browser);
    await subscriptions.subscribe(bert, browser);
    expect(await held()).toEqual([{ member_id: bert.id, session_id: bert.sessionId, endpoint: browser.endpoint }]);
  });

  it.each(['a log-out', 'a log-out on all other devices', 'a ban'])('goes with its session: %s', async (end) => {
    const member = await world.member();
    const me = await logIn(member);
    const other = await logIn(member);
    await subscriptions.subscribe(me, aSubscription());
    const sessions = world.get(SessionsService);
    await world.get(Transactions).run(async (tx) => {
      if (end === 'a log-out') await sessions.revoke(tx, me.id, me.sessionId);
      else if (end === 'a ban') await sessions.revokeAll(tx, me.id);
      else await sessions.revokeOthers(tx, other);
    });
    expect(await held()).toEqual([]);
  });

  it('ends when the browser says so, and no other one with it', async () => {
    const member = await world.member();
    const [phone, computer] = [await logIn(member), await logIn(member)];
    const [one, two] = [aSubscription(), aSubscription()];
    await subscriptions.subscribe(phone, one);
    await subscriptions.subscribe(computer, two);
    await subscriptions.unsubscribe(phone);
    expect(await endpoints()).toEqual([two.endpoint]);
  });

  it('is one of ten at most; the oldest makes room', async () => {
    const member = await world.member();
    const all = Array.from({ length: limits.pushSubscriptions + 2 }, () => aSubscription());
    for (const subscription of all) await subscriptions.subscribe(await logIn(member), subscription);
    expect(await endpoints()).toEqual(all.slice(2).map(({ endpoint }) => endpoint));
  });

  it('is refused where no known service stands behind it', async () => {
    const me = await logIn(await world.member());
    for (const endpoint of ['https://evil.example/push', 'http://fcm.googleapis.com/x', 'https://127.0.0.1/x', 'http://10.0.0.1/x'])
      await expect(subscriptions.subscribe(me, aSubscription(endpoint))).rejects.toEqual(refusal('push_service_unknown'));
    expect(await held()).toEqual([]);
  });

  it('is refused to a session that has ended', async () => {
    const me = await logIn(await world.member());
    await world.get(Transactions).run((tx) => world.get(SessionsService).revoke(tx, me.id, me.sessionId));
    await expect(subscriptions.subscribe(me, aSubscription())).rejects.toEqual(refusal('authentication_required'));
  });

  it('is whole when a browser sends two at once, and when two members do so with one', async () => {
    const anna = await logIn(await world.member('Anna'));
    const bert = await logIn(await world.member('Bert'));
    const [first, second] = [aSubscription(), aSubscription()];
    await Promise.all([subscriptions.subscribe(anna, first), subscriptions.subscribe(anna, second)]);
    expect(await held()).toHaveLength(1);
    await Promise.all([subscriptions.subscribe(anna, first), subscriptions.subscribe(bert, first)]);
    expect(await held()).toHaveLength(1);
  });
});
