import { Injectable } from '@nestjs/common';
import type { QueueHistory } from '#queues';
import { QueueReadings, type QueuesReading } from './queue-readings.service.js';
import { StoredReadings, type StoredReading } from './stored-readings.service.js';

/** Undefined: it does not answer. */
export type Reading = { readonly stored: StoredReading | undefined; readonly redis: QueuesReading | undefined };

/** How things stand, asked where every process sees the same: in Postgres and Redis. */
@Injectable()
export class Readings {
  constructor(
    private readonly stored: StoredReadings,
    private readonly queues: QueueReadings,
  ) {}

  async read(): Promise<Reading> {
    const [stored, redis] = await Promise.all([this.readStored().catch(() => undefined), this.readRedis()]);
    return { stored, redis };
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
