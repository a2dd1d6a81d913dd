import { DeadLetterEntity } from './dead-letter.entity.js';
import { HeartbeatEntity } from './heartbeat.entity.js';
import { IdempotencyEntity } from './idempotency.entity.js';
import { OutboxEntity } from './outbox.entity.js';
import { ScheduleEntity } from './schedule.entity.js';

export const eventsEntities = [DeadLetterEntity, HeartbeatEntity, IdempotencyEntity, OutboxEntity, ScheduleEntity];
