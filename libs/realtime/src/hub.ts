import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server, type Namespace } from 'socket.io';
import type { Adapter } from 'socket.io-adapter';
import type { Server as HttpServer } from 'node:http';
import { CONFIG, type Config } from '#config';
import { socketPath, type ServerToClientEvents } from '#contracts';
import { RedisClients } from '#database';
import { hintStream, PublishingAdapter } from './publishing-adapter.js';

export type MemberServer = Server<Record<string, never>, ServerToClientEvents>;

const HALF_SECOND_MS = 500;
const PING_MS = 25_000;

/** Where hints go in: what is emitted on its server in one process reaches the sockets of all, through a Redis stream. */
export abstract class Hub {
  abstract readonly server: MemberServer;
}

/** The socket server of a process that members connect to. */
@Injectable()
export class SocketHub extends Hub implements OnModuleDestroy {
  readonly server: MemberServer;
  private listens = false;

  constructor(clients: RedisClients, @Inject(CONFIG) config: Config) {
    super();
    this.server = new Server({
      path: socketPath,
      // The fall-back of a closed socket is the HTTP poll that exists anyway, so no sticky sessions are needed.
      transports: ['websocket'],
      serveClient: false,
      pingInterval: PING_MS,
      maxHttpBufferSize: 10_000,
      adapter: passingOverItsOwn(
        createAdapter(clients.named('sockets'), { ...hintStream, blockTimeInMs: HALF_SECOND_MS, onlyPlaintext: true }),
      ),
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

type StreamReader = Adapter & { readonly uid: string; onRawMessage(raw: { readonly uid: string }, offset: string): void };

/** A process reads in the stream what it has added itself: the adapter would take it apart before it leaves it alone. */
function passingOverItsOwn(create: (namespace: Namespace) => Adapter): (namespace: Namespace) => Adapter {
  // Socket.io calls it with `new`.
  return function adapterOf(namespace) {
    const reader = create(namespace) as StreamReader;
    const read = reader.onRawMessage.bind(reader);
    reader.onRawMessage = (raw, offset) => {
      if (raw.uid !== reader.uid) read(raw, offset);
    };
    return reader;
  };
}

/** The hub of a process without sockets: it adds to the stream and never reads it. */
@Injectable()
export class PublishingHub extends Hub {
  readonly server: MemberServer;

  constructor(clients: RedisClients) {
    super();
    const redis = clients.named('sockets');
    this.server = new Server({
      adapter: class extends PublishingAdapter {
        constructor(namespace: Namespace) {
          super(namespace, redis);
        }
      },
    });
  }
}

const isLocal = (origin: string): boolean => /^https?:\/\/(localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)(:\d+)?$/.test(origin);
