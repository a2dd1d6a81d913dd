import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, jest } from '@jest/globals';
import { loadConfig, newVapidKeys } from '#config';
import { setLogLevel } from '#observability';
import { PushService, testEnvironment } from '#testing';
import type { PushNotice } from '#contracts';
import { PushSender } from './push-sender.js';

setLogLevel('silent');
const { publicKey, privateKey } = newVapidKeys();
const senderTo = (services: string) =>
  new PushSender(
    loadConfig(
      testEnvironment({
        DATABASE_URL: 'postgres://app@127.0.0.1:1/app',
        REDIS_URL: 'redis://127.0.0.1:1',
        VAPID_PUBLIC_KEY: publicKey,
        VAPID_PRIVATE_KEY: privateKey,
        PUSH_SERVICES: services,
      }),
    ),
  );
/** The system may ask a name server for the other kind of address of `localhost`, and asks again after five seconds when the answer is lost. */
const NAME_IS_FOUND_MS = 20_000;
const notice: PushNotice = {
  title: 'A new message',
  body: 'Somebody wrote to you.',
  url: '/chats',
  tag: 'messages',
  category: 'new_messages',
  at: '2026-11-25T10:12:00.000Z',
};

describe('the sender of pushes', () => {
  it(
    'opens no connection into a private network, also when a known name leads there [ASVS 1.3.6]',
    async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      let connections = 0;
      server.on('connection', (socket) => {
        connections += 1;
        socket.destroy();
      });
      const service = await PushService.listen();
      const { keys } = service.browser().subscription;
      service.close();
      const sender = senderTo('localhost');
      const endpoint = `https://localhost:${(server.address() as AddressInfo).port}/push`;
      expect(await sender.send({ id: 'x', endpoint, ...keys }, notice)).toBe('later');
      expect(connections).toBe(0);
      sender.onModuleDestroy();
      server.close();
    },
    NAME_IS_FOUND_MS,
  );

  it('waits ten seconds for a service that takes the connection and says nothing, and tries again later', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connected = once(server, 'connection');
    const service = await PushService.listen();
    const { keys } = service.browser().subscription;
    service.close();
    const waits: number[] = [];
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      waits.push(ms);
      return limit.signal;
    });
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sender = senderTo('http://127.0.0.1');
    const sending = sender.send({ id: 'x', endpoint: `${origin}/push/x`, ...keys }, notice);
    await connected;
    limit.abort(new DOMException('the time is over', 'TimeoutError')); // what ten seconds would do
    expect(await sending).toBe('later');
    expect(waits).toEqual([10_000]);
    timeout.mockRestore();
    sender.onModuleDestroy();
    server.close();
  });

  it('sends nothing to a browser whose keys are no keys', async () => {
    const sender = senderTo('push.example.org');
    const target = { id: 'x', endpoint: 'https://push.example.org/x', p256dh: randomBytes(65).toString('base64url'), auth: 'x' };
    expect(await sender.send(target, notice)).toBe('gone');
    sender.onModuleDestroy();
  });
});
