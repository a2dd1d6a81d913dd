import { once } from 'node:events';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { CONFIG, type Config, type RedisAddress } from '#config';

/** How long a request waits for Redis before it goes on without. */
const REDIS_PATIENCE_MS = 250;

/** How long a process that starts waits for Redis. */
const START_MS = 1_000;

const retryStrategy = (attempt: number): number => Math.min(attempt * 100, 2_000);

/** In a request path: fail at once while Redis is away. */
const inRequests = { commandTimeout: REDIS_PATIENCE_MS, enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2_000 };

const options = {
  // Limits, presence, counts.
  producer: inRequests,
  // The same at the Redis of the jobs: what wakes the relay, what is asked about the jobs.
  jobs: inRequests,
  // The relay and the schedules, where nobody waits: with the patience of a request BullMQ's first question would fail in a busy moment, for good.
  queues: { commandTimeout: 5_000, enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2_000 },
  // BullMQ's blocking reads.
  worker: { maxRetriesPerRequest: null },
  // Without an offline queue the read loop of the streams adapter spins and hangs the process. Hints of one turn of the event loop go in one write.
  sockets: { enableAutoPipelining: true },
} as const satisfies Record<string, RedisOptions>;

export type RedisClientName = keyof typeof options;

const stores = { producer: 'live', jobs: 'jobs', queues: 'jobs', worker: 'jobs', sockets: 'live' } as const satisfies Record<
  RedisClientName,
  keyof Config['redis']
>;

/** For callers that open and close a connection by themselves. */
export const redisOptions = <Name extends RedisClientName>(name: Name, redis: Config['redis']) => ({
  ...addressOptions(redis[stores[name]]),
  ...options[name],
  retryStrategy,
  connectionName: name,
});

/** As ioredis and BullMQ take it. */
function addressOptions(address: RedisAddress): RedisOptions & { readonly url?: string } {
  if ('url' in address) return { url: address.url };
  const { sentinels, name, username, password, tls } = address;
  return {
    sentinels: sentinels.map((one) => ({ ...one })),
    name,
    sentinelRetryStrategy: retryStrategy,
    ...(username !== undefined && { username, sentinelUsername: username }),
    ...(password !== undefined && { password, sentinelPassword: password }),
    ...(tls && { tls: {}, enableTLSForSentinelMode: true }),
  };
}

/** The Redis connections of a process. They are never shared: what is right for one hangs or stalls another. */
@Injectable()
export class RedisClients implements OnModuleInit, OnModuleDestroy {
  private readonly clients = new Map<RedisClientName, Redis>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** In a request path nothing waits for a connection: the first commands of a process would be refused while it is still being made. */
  async onModuleInit(): Promise<void> {
    const untilReady = async (client: Redis) => {
      if (client.status !== 'ready') await once(client, 'ready', { signal: AbortSignal.timeout(START_MS) }).catch(() => undefined);
    };
    await Promise.all([untilReady(this.named('producer')), untilReady(this.named('jobs'))]);
  }

  named(name: RedisClientName): Redis {
    let client = this.clients.get(name);
    if (!client) {
      client = this.fresh(name);
      this.clients.set(name, client);
    }
    return client;
  }

  /** Whether all of them answer; throws otherwise. */
  async ping(): Promise<void> {
    await Promise.all([this.named('producer').ping(), this.named('jobs').ping()]);
  }

  /** A connection of its own, for callers that close it themselves. */
  fresh(name: RedisClientName): Redis {
    const { url, ...rest } = redisOptions(name, this.config.redis);
    const client = url === undefined ? new Redis(rest) : new Redis(url, rest);
    // Outages are normal here: ioredis reconnects, and each caller has its own fall-back.
    client.on('error', () => undefined);
    return client;
  }

  onModuleDestroy(): void {
    for (const client of this.clients.values()) client.disconnect();
  }
}
