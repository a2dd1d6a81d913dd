import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server } from 'socket.io';
import type { Server as HttpServer } from 'node:http';
import { CONFIG, type Config } from '#config';
import { socketPath, type ServerToClientEvents } from '#contracts';
import { RedisClients } from '#database';

export type MemberServer = Server<Record<string, never>, ServerToClientEvents>;

const HALF_SECOND_MS = 500;
const PING_MS = 25_000;

/**
 * The socket server of this process. The API attaches it to its HTTP server; the worker never listens and publishes only. What is sent in one
 * process reaches the sockets of all, through Redis streams.
 */
@Injectable()
export class SocketHub implements OnModuleDestroy {
  readonly server: MemberServer;
  private listens = false;

  constructor(clients: RedisClients, @Inject(CONFIG) config: Config) {
    this.server = new Server({
      path: socketPath,
      // The fall-back of a closed socket is the HTTP poll that exists anyway, so no sticky sessions are needed.
      transports: ['websocket'],
      serveClient: false,
      pingInterval: PING_MS,
      maxHttpBufferSize: 10_000,
      adapter: createAdapter(clients.named('sockets'), { blockTimeInMs: HALF_SECOND_MS, maxLen: 10_000 }),
      allowRequest: (request, decide) => {
        const origin = request.headers.origin;
        decide(null, origin === undefined || config.allowedOrigins.includes(origin) || (config.isDemo && isLocal(origin)));
      },
    });
  }

  /** Lets sockets in through an HTTP server. */
  attach(httpServer: HttpServer): void {
    this.server.attach(httpServer);
    this.listens = true;
  }

  async onModuleDestroy(): Promise<void> {
    // A server that never listened has no engine to close, only its adapter.
    if (this.listens) await this.server.close();
    else await this.server.of('/').adapter.close();
  }
}

const isLocal = (origin: string): boolean => /^https?:\/\/(localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)(:\d+)?$/.test(origin);
