import { Queue, Worker, type Processor } from 'bullmq';
import type { Redis } from 'ioredis';
import { concurrency, type QueueName } from './catalogue.js';

const DAY_S = 86_400;
const KEPT_JOBS = 10_000;

/** The one place where queues are made: none is without retention, and a failed job leaves Redis, because its truth is in Postgres. */
export function openQueue(name: QueueName, connection: Redis): Queue {
  return new Queue(name, {
    connection,
    prefix: prefixOf(name),
    defaultJobOptions: { attempts: 1, removeOnComplete: { age: DAY_S, count: KEPT_JOBS }, removeOnFail: true },
  });
}

/** A short lock and a quick stall check: the jobs of a killed worker are taken up within seconds. */
export function openWorker(name: QueueName, connection: Redis, processor: Processor): Worker {
  return new Worker(name, processor, {
    connection,
    prefix: prefixOf(name),
    concurrency: concurrency[name],
    lockDuration: 8_000,
    stalledInterval: 4_000,
    maxStalledCount: 3,
    autorun: false,
  });
}

const prefixOf = (name: QueueName): string => `{${name}}`;
