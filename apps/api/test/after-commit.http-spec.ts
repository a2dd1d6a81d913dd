import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentEnvironment } from '#config';
import { callerAt, endAllApps, eventually, Product, runningApp, type Answer } from '#testing-product';

const POLL_S = 60;
const names = ['APP_MODE', 'APP_SECRET', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'MOLLIE_KEY', 'MOLLIE_ENDPOINT', 'DATA_DIR'];

let product: Product;
beforeAll(() => {
  product = new Product({ endsProcesses: true });
});
afterAll(async () => {
  await endAllApps();
  await product.close();
});

describe('an API process that dies after the commit and before the hint', () => {
  it('T9 loses nothing: the other one has it with the next poll, the reminder waits, and the repeat is answered', async () => {
    const [anna, bert] = await Promise.all([product.member({ credits: 5, freeMessages: 0 }), product.member()]);
    const chat = await product.chatOf(anna, bert);
    const socket = await product.socketOf(bert.cookie, 1);
    const environment = currentEnvironment();
    const settings = Object.fromEntries(names.map((name) => [name, environment[name] ?? '']));
    const dying = await runningApp('api', { ...settings, FAIL_POINTS: 'chats.committed' });

    const clientId = randomUUID();
    const message = { client_id: clientId, text: 'Are you there?' };
    const call = callerAt(dying.url, anna.cookie).post(`/api/chats/${chat}/messages`).send(message);
    await expect(call).rejects.toThrow('socket hang up');
    expect(await dying.ended).toBeNull();

    // What bert's device does at the latest after a minute.
    const startedAt = performance.now();
    const feed: Answer<{ chats: unknown[] }> = await product.signedIn(bert, 1).get('/api/chats');
    expect(feed.body.chats).toMatchObject([{ id: chat, last_seq: 1, num_unread_messages: 1, messages: [{ text: 'Are you there?' }] }]);
    expect(performance.now() - startedAt).toBeLessThan(POLL_S * 1_000);
    expect(socket.hints.filter(({ name }) => name === 'chat.message')).toEqual([]);
    expect(
      await product.sql(`select reaction from events.outbox where payload->>'conversationId' = $1 order by reaction`, [chat]),
    ).toContainEqual({ reaction: 'notifications.check-unread' });

    const again = await product.send(anna, chat, 'Are you there?', clientId);
    expect([again.status, again.body]).toMatchObject([200, { duplicate: true, credits: 4, message: { seq: 1 } }]);
    // The next hint finds a device that knows by itself what it missed: it is number two.
    await product.send(anna, chat, 'Hello?');
    const hint = await eventually(5, () => socket.hints.find(({ name }) => name === 'chat.message'));
    expect(hint.payload).toMatchObject({ message: { seq: 2 } });
  });
});
