import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HttpAdapterHost } from '@nestjs/core';
import { io } from 'socket.io-client';
import type { SessionsService } from '#auth';
import { loadConfig } from '#config';
import { socketPath } from '#contracts';
import { RedisClients } from '#database';
import { SocketHub, SocketLimit } from '#realtime';
import type { SiteService } from '#site';
import { testEnvironment } from '#testing';
import type { PresenceService } from '#visibility';
import { RateLimits, rateLimits, strangeSocketsRule } from '../http/rate-limits.js';
import { MemberSockets } from './member-sockets.js';
import { StrangeSockets } from './strange-sockets.js';

describe('whoever asks for sockets without a session', () => {
  const config = { ...loadConfig(testEnvironment()), isDemo: false, trustProxy: 1 };
  const clients = new RedisClients(config);
  const http = createServer();
  const hub = new SocketHub(clients, config);
  const nobody = { resolve: () => Promise.resolve(null) } as unknown as SessionsService;
  const host = { httpAdapter: { getHttpServer: () => http } } as unknown as HttpAdapterHost;
  const rates = new RateLimits(clients, {} as SiteService, config);
  const strangers = new StrangeSockets(rates, config);
  const sockets = new MemberSockets(hub, host, nobody, {} as PresenceService, new SocketLimit(hub, clients), strangers);

  beforeAll(async () => {
    sockets.onApplicationBootstrap();
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
  });
  afterAll(async () => {
    sockets.onModuleDestroy();
    await hub.onModuleDestroy();
    clients.onModuleDestroy();
  });

  /** What a browser of this network is told. */
  const refusal = (network: string, cookie = ''): Promise<string> => {
    const { port } = http.address() as AddressInfo;
    const extraHeaders = { 'x-forwarded-for': network, cookie };
    const socket = io(`http://127.0.0.1:${port}`, {
      path: socketPath,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders,
    });
    return new Promise((told) => socket.once('connect_error', ({ message }) => told(message))).then((message) => {
      socket.disconnect();
      return String(message);
    });
  };

  it('is told to log in, so many times a minute, and then gets no connection; other networks are told to log in', async () => {
    const most = rateLimits[strangeSocketsRule]?.points ?? 0;
    const cookies = ['', `auth.session=${'x'.repeat(43)}`];
    for (let turn = 0; turn < most; turn += 1) expect(await refusal('203.0.113.7', cookies[turn % 2])).toBe('authentication_required');
    expect(await refusal('203.0.113.7')).toBe('websocket error');
    expect(await refusal('203.0.113.8')).toBe('authentication_required');
  });
});
