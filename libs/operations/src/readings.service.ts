import { Injectable } from '@nestjs/common';
import type { QueueHistory } from '#queues';
import { ObjectStoreReadings } from './object-store-readings.service.js';
import { QueueReadings, type QueuesReading } from './queue-readings.service.js';
import { StoredReadings, type StoredReading } from './stored-readings.service.js';

export type Reading = {
  /** Undefined: it does not answer, Redis neither. */
  readonly stored: StoredReading | undefined;
  readonly redis: QueuesReading | undefined;
  /** Whether the object store answers. */
  readonly objectStore: boolean;
};

/** How things stand, asked where every process sees the same: in Postgres, Redis and the object store. */
@Injectable()
export class Readings {
  constructor(
    private readonly stored: StoredReadings,
    private readonly queues: QueueReadings,
    private readonly store: ObjectStoreReadings,
  ) {}

  async read(): Promise<Reading> {
    const [stored, redis, objectStore] = await Promise.all([
      this.readStored().catch(() => undefined),
      this.readRedis(),
      this.store.answers(),
    ]);
    return { stored, redis, objectStore };
  }

  readRedis(): Promise<QueuesReading | undefined> {
    return this.queues.read();
  }

  readHistories(): Promise<readonly QueueHistory[] | undefined> {
    return this.queues.readHistories();
  }

  readStored(): Promise<StoredReading> {
    return this.stored.read();
  }
}
