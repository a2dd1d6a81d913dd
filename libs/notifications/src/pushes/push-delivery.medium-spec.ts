import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { SessionsService } from '#auth';
import { Transactions } from '#database';
import { OutboxStore, type Claim } from '#events';
import { Mailer } from '#mail';
import { setLogLevel } from '#observability';
import { done, skipped } from '#queues';
import { PushService, World, type TestMember } from '#testing';
import { NotificationsModule, PushDelivery, PushSubscriptions, PushSubscriptionsModule } from '../index.js';

setLogLevel('silent');
@Global()
@Module({ providers: [{ provide: Mailer, useValue: { send: () => Promise.resolve() } }], exports: [Mailer] })
class FakeMailModule {}

let world: World;
let service: PushService;
let delivery: PushDelivery;
let anna: TestMember;
beforeAll(async () => {
  world = await World.open([FakeMailModule, NotificationsModule, PushSubscriptionsModule]);
  delivery = world.get(PushDelivery);
});
beforeEach(async () => {
  await world.empty();
  service = await PushService.listen();
  anna = await world.member('Anna');
});
afterEach(() => service.close());
afterAll(() => world.close());

type Browser = ReturnType<PushService['browser']>;

/** A browser in which the member is logged in and takes pushes. */
async function subscribed(member = anna, browser = service.browser()): Promise<Browser & { readonly sessionId: string }> {
  const { sessionId } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, member.id, 'a browser'));
  await world.get(PushSubscriptions).subscribe({ id: member.id, sessionId }, browser.subscription);
  return { ...browser, sessionId };
}
/** A claim on a row of the outbox that is there. */
async function aClaim(): Promise<Claim> {
  const id = randomUUID();
  await world.rows(`insert into events.outbox (id, reaction, payload, due) values ($1, 'mail.activation', '{}', now())`, [id]);
  return world.get(OutboxStore).claim(id);
}
const notice = {
  title: 'A new message',
  body: 'Somebody wrote to you.',
  url: '/chats',
  tag: 'messages',
  category: 'new_messages',
  at: '2026-11-25T10:12:00.000Z',
  badge: 3,
} as const;
const deliver = (claim: Claim, more: { readonly badge?: number; readonly title?: string; readonly tag?: string } = {}) =>
  delivery.deliver(claim, { memberId: anna.id, ...notice, ...more });
const isWaiting = async ({ id }: Claim) => (await world.rows('select from events.outbox where id = $1', [id])).length > 0;
const held = async () =>
  (await world.rows<{ endpoint: string }>('select endpoint from notifications.push_subscription order by created_at')).map(
    ({ endpoint }) => endpoint,
  );

describe('a push', () => {
  it('reaches every browser of the member, which alone can read it, signed by this installation', async () => {
    await subscribed();
    await subscribed();
    await subscribed(await world.member('Bert'));
    const claim = await aClaim();
    expect(await deliver(claim)).toEqual(done);
    expect(service.taken.map(({ notice: read }) => read)).toEqual([notice, notice]);
    const [{ headers, claims } = { headers: {}, claims: null }] = service.taken;
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect((headers as Record<string, unknown>)['topic']).toMatch(/^[\w-]{32}$/);
    expect(headers.authorization).toContain(`k=${world.config.push?.publicKey}`);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:hello@demo.example' });
    expect(await isWaiting(claim)).toBe(false);
  });

  it('has letters of every language in it', async () => {
    await subscribed();
    const title = 'Ny besked fra Søren — żółć, ñandú, Жанна 🌷';
    await deliver(await aClaim(), { title });
    expect(service.taken[0]?.notice).toMatchObject({ title });
  });

  it('does not tell the service what it is about', async () => {
    await subscribed();
    await deliver(await aClaim(), { tag: 'chat-with-bert' });
    expect(JSON.stringify(service.taken[0]?.headers)).not.toContain('bert');
  });

  it('is not needed where no browser waits for it', async () => {
    const claim = await aClaim();
    expect(await deliver(claim)).toEqual(skipped('no browser waits for it'));
    expect(await isWaiting(claim)).toBe(false);
  });

  it('goes to no session that has run out', async () => {
    const { sessionId } = await subscribed();
    await world.rows(`update auth.session set expires_at = now() - interval '1 minute' where id = $1`, [sessionId]);
    expect(await deliver(await aClaim())).toEqual(skipped('no browser waits for it'));
  });

  it.each([404, 410])('ends a subscription that the service does not know any more: %s', async (status) => {
    const [old, live] = [await subscribed(), await subscribed()];
    service.answers.set(old.id, status);
    expect(await deliver(await aClaim())).toEqual(done);
    expect(await held()).toEqual([live.subscription.endpoint]);
    expect(service.taken).toHaveLength(1);
  });

  it.each([429, 500, 503])('is tried again later when the service says %s, and only there', async (status) => {
    const [first, slow] = [await subscribed(), await subscribed()];
    service.answers.set(slow.id, status);
    const claim = await aClaim();
    await expect(deliver(claim)).rejects.toThrow('1 of 2 push services did not take it');
    expect([await isWaiting(claim), service.taken.length]).toEqual([true, 1]);
    service.answers.clear();
    expect(await deliver(claim)).toEqual(done);
    expect([await isWaiting(claim), service.taken.length]).toEqual([false, 2]);
    expect(await held()).toEqual([first, slow].map(({ subscription }) => subscription.endpoint));
  });

  it('is tried again later when the service is away', async () => {
    await subscribed();
    service.close();
    const claim = await aClaim();
    await expect(deliver(claim)).rejects.toThrow('1 of 1 push services did not take it');
    expect([await isWaiting(claim), (await held()).length]).toEqual([true, 1]);
  });

  it.each([307, 400, 403])('is given up, for staff to see, when the only service says %s; it follows nobody elsewhere', async (status) => {
    const { id } = await subscribed();
    service.answers.set(id, status);
    await expect(deliver(await aClaim())).rejects.toThrow('push_refused');
    expect([service.taken.length, (await held()).length]).toEqual([0, 1]);
  });

  it('goes to no place that has become unknown, and to none in a private network', async () => {
    await subscribed();
    const elsewhere = ['https://push.evil.example/x', 'http://127.0.0.2:1/x', 'http://localhost:1/x'];
    for (const endpoint of elsewhere) {
      await world.rows('update notifications.push_subscription set endpoint = $1', [endpoint]);
      expect(await deliver(await aClaim())).toEqual(done);
      expect(await held()).toEqual([]);
      await subscribed();
    }
    expect(service.taken).toEqual([]);
  });

  it('ends a subscription whose keys nobody could read with', async () => {
    const { subscription } = service.browser();
    const p256dh = Buffer.alloc(65, 7).toString('base64url');
    await subscribed(anna, { id: randomUUID(), subscription: { ...subscription, keys: { ...subscription.keys, p256dh } } });
    expect(await deliver(await aClaim())).toEqual(done);
    expect(await held()).toEqual([]);
  });
});
