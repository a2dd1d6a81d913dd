import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server, type Namespace } from 'socket.io';
import type { Adapter, ClusterMessage } from 'socket.io-adapter';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { CONFIG, type Config } from '#config';
import { socketPath, type ServerToClientEvents } from '#contracts';
import { RedisClients } from '#database';
import { hintStream } from './hint-stream.js';
import { PublishingAdapter } from './publishing-adapter.js';
import { SealedHints, type RawMessage } from './sealed-hints.js';

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
  private isAdmitted: (request: IncomingMessage) => boolean | Promise<boolean> = () => true;

  constructor(clients: RedisClients, @Inject(CONFIG) config: Config) {
    super();
    this.server = new Server({
      path: socketPath,
      // The fall-back of a closed socket is the HTTP poll that exists anyway, so no sticky sessions are needed.
      transports: ['websocket'],
      serveClient: false,
      pingInterval: PING_MS,
      maxHttpBufferSize: 10_000,
      adapter: sealingHints(
        new SealedHints(config),
        createAdapter(clients.named('sockets'), { ...hintStream, blockTimeInMs: HALF_SECOND_MS, onlyPlaintext: true }),
      ),
      allowRequest: (request, decide) => {
        const origin = request.headers.origin;
        const isOwn = origin === undefined || config.allowedOrigins.includes(origin) || (config.isDemo && isLocal(origin));
        if (!isOwn) return decide(null, false);
        void Promise.resolve(this.isAdmitted(request)).then(
          (isAdmitted) => decide(null, isAdmitted),
          () => decide(null, false),
        );
      },
    });
  }

  /** What is asked before anything else of a connection is done: refused ones cost no socket. */
  admit(isAdmitted: (request: IncomingMessage) => boolean | Promise<boolean>): void {
    this.isAdmitted = isAdmitted;
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

type StreamReader = Adapter & {
  readonly uid: string;
  onRawMessage(raw: RawMessage, offset: string): void;
  doPublish(message: ClusterMessage): Promise<string>;
};

/**
 * Seals what goes into the stream, and opens what comes out. A process reads in the stream what it has added itself, too: the adapter would
 * take it apart before it leaves it alone.
 */
function sealingHints(hints: SealedHints, create: (namespace: Namespace) => Adapter): (namespace: Namespace) => Adapter {
  // Socket.io calls it with `new`.
  return function adapterOf(namespace) {
    const reader = create(namespace) as StreamReader;
    const read = reader.onRawMessage.bind(reader);
    reader.onRawMessage = (raw, offset) => {
      const opened = raw.uid === reader.uid ? undefined : hints.open(raw);
      if (opened) read(opened, offset);
    };
    const publish = reader.doPublish.bind(reader);
    reader.doPublish = (message) => publish(hints.seal(message));
    return reader;
  };
}

/** The hub of a process without sockets: it adds to the stream and never reads it. */
@Injectable()
export class PublishingHub extends Hub {
  readonly server: MemberServer;

  constructor(clients: RedisClients, @Inject(CONFIG) config: Config) {
    super();
    const redis = clients.named('sockets');
    const hints = new SealedHints(config);
    this.server = new Server({
      adapter: class extends PublishingAdapter {
        constructor(namespace: Namespace) {
          super(namespace, redis, hints);
        }
      },
    });
  }
}

const isLocal = (origin: string): boolean => /^https?:\/\/(localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)(:\d+)?$/.test(origin);
