import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { loadConfig } from '#config';
import { socketPath } from '#contracts';
import { RedisClients } from '#database';
import { testEnvironment } from '#testing';
import { HintStream, hintStream } from './hint-stream.js';
import { PublishingHub, SocketHub } from './hub.js';
import { memberRoom, Publisher, sessionRoom } from './publisher.js';

/** Two processes: one that members connect to, and one that only tells. */
describe('hints from a process without sockets', () => {
  const config = loadConfig(testEnvironment());
  const clients = [new RedisClients(config), new RedisClients(config)] as const;
  const http: HttpServer = createServer();
  let hub: SocketHub;
  let publisher: Publisher;

  beforeAll(async () => {
    hub = new SocketHub(clients[0], config);
    hub.attach(http);
    hub.server.on('connection', (socket) => void socket.join([memberRoom('anna'), sessionRoom('phone')]));
    publisher = new Publisher(new PublishingHub(clients[1], config));
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
  });
  afterAll(async () => {
    await hub.onModuleDestroy();
    for (const each of clients) each.onModuleDestroy();
  });

  const connected = async (): Promise<Socket> => {
    const { port } = http.address() as AddressInfo;
    const socket = io(`http://127.0.0.1:${port}`, { path: socketPath, transports: ['websocket'], forceNew: true });
    await new Promise((open) => socket.once('connect', () => open(undefined)));
    return socket;
  };

  /** The read loop begins with what comes after its first read, so a hint of the very first moments is told again. */
  const until = async (socket: Socket, event: string, tell: () => void): Promise<unknown> => {
    const heard = new Promise<unknown>((hear) => socket.once(event, hear));
    const again = setInterval(tell, 200);
    return heard.finally(() => clearInterval(again));
  };

  it('reach the sockets of the member in another process, and nobody else', async () => {
    const socket = await connected();
    const foreign: unknown[] = [];
    socket.on('account.changed', (payload) => foreign.push(payload));
    const heard = await until(socket, 'photo.ready', () => {
      publisher.toMember('bert', 'account.changed', { v: 1 });
      publisher.toMember('anna', 'photo.ready', { v: 1 });
    });
    expect(heard).toEqual({ v: 1 });
    expect(foreign).toEqual([]);
    socket.disconnect();
  });

  it('close the sockets of an ended session', async () => {
    const socket = await connected();
    await until(socket, 'disconnect', () => publisher.endSession('phone'));
    expect(socket.connected).toBe(false);
    socket.disconnect();
  });

  it('stand in Redis without a word of what they say, whichever process tells them', async () => {
    const redis = clients[1].named('sockets');
    const socket = await connected();
    const profile = 'daffodils-in-april' as never;
    await until(socket, 'like.new', () => publisher.toMember('anna', 'like.new', { v: 1, profile_id: profile }));
    const before = await redis.xlen(hintStream.streamName);
    new Publisher(hub).toMember('anna', 'like.new', { v: 1, profile_id: profile });
    while ((await redis.xlen(hintStream.streamName)) === before) await sleep(10);
    const told = JSON.stringify(await redis.xrange(hintStream.streamName, '-', '+'));
    expect([told.includes('sealed'), told.includes('daffodils')]).toEqual([true, false]);
    socket.disconnect();
  });

  it('are in Redis for ten minutes, also when nothing pushes them out [#E9]', async () => {
    const redis = clients[1].named('sockets');
    const put = (ago: number, text: string) => redis.xadd(hintStream.streamName, `${Date.now() - ago * 60_000}-0`, 'data', text);
    await redis.del(hintStream.streamName);
    await put(11, 'long ago');
    await put(2, 'just now');
    await new HintStream(clients[1]).forgetOld();
    expect(JSON.stringify(await redis.xrange(hintStream.streamName, '-', '+'))).toMatch(/^(?!.*long ago).*just now/);
  });
});
