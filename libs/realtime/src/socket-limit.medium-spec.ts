import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { loadConfig } from '#config';
import { socketPath } from '#contracts';
import { RedisClients } from '#database';
import { testEnvironment } from '#testing';
import { SocketHub } from './hub.js';
import { memberRoom } from './publisher.js';
import { SocketLimit } from './socket-limit.js';

describe('the sockets of a member in one process', () => {
  const config = loadConfig(testEnvironment());
  const clients = new RedisClients(config);
  const away = new RedisClients(loadConfig(testEnvironment({ REDIS_URL: 'redis://127.0.0.1:9' })));
  const http: HttpServer = createServer();
  let hub: SocketHub;

  beforeAll(async () => {
    hub = new SocketHub(clients, config);
    hub.attach(http);
    await clients.onModuleInit();
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
  });
  afterAll(async () => {
    await hub.onModuleDestroy();
    for (const each of [clients, away]) each.onModuleDestroy();
  });

  /** Opens sockets of a member one by one, each of which is counted before the next one comes. */
  async function open(memberId: string, limit: SocketLimit, count: number): Promise<Socket[]> {
    const sockets: Socket[] = [];
    for (let index = 0; index < count; index += 1) {
      const entered = new Promise<void>((resolve) => {
        hub.server.once('connection', (socket) => {
          void socket.join(memberRoom(memberId));
          void limit.enter(memberId, socket.id).then(resolve);
        });
      });
      const { port } = http.address() as AddressInfo;
      sockets.push(io(`http://127.0.0.1:${port}`, { path: socketPath, transports: ['websocket'], forceNew: true }));
      await entered;
    }
    return sockets;
  }
  const closing = (socket: Socket) => new Promise((close) => socket.once('disconnect', close));

  it('are the newest ten, also while Redis is away', async () => {
    const limit = new SocketLimit(hub, away);
    const anna = randomUUID();
    const sockets = await open(anna, limit, 10);
    const closed = Promise.race(sockets.map(closing));
    sockets.push(...(await open(anna, limit, 1)));
    expect(await closed).toBe('io server disconnect');
    expect(sockets[0]?.connected).toBe(false);
    expect(sockets.filter(({ connected }) => connected)).toHaveLength(10);
    sockets.forEach((socket) => socket.disconnect());
  });

  it('lose nothing to those that a process left when it died', async () => {
    const limit = new SocketLimit(hub, clients);
    const bert = randomUUID();
    const left = Array.from({ length: 10 }, (_, index) => [Date.now() - 1_000 + index, `left ${index}`]).flat();
    await clients.named('producer').zadd(`sockets:${bert}`, ...left);
    const sockets = await open(bert, limit, 10);
    expect(await clients.named('producer').zrange(`sockets:${bert}`, 0, -1)).toEqual(sockets.map(({ id }) => id));
    expect(sockets.filter(({ connected }) => connected)).toHaveLength(10);
    sockets.forEach((socket) => socket.disconnect());
  });
});
