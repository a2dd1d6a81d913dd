import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeadLetters } from './dead-letters.js';
import { DeadLettersRepository } from './dead-letters.repository.js';
import { Heartbeats } from './heartbeats.js';
import { HeartbeatsRepository } from './heartbeats.repository.js';
import { OutboxStore } from './outbox-store.js';
import { Outbox } from './outbox.js';
import { OutboxRepository } from './outbox.repository.js';
import { Schedule } from './schedule.js';
import { ScheduleRepository } from './schedule.repository.js';
import { eventsEntities } from './events.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(eventsEntities)],
  providers: [
    DeadLetters,
    DeadLettersRepository,
    Heartbeats,
    HeartbeatsRepository,
    Outbox,
    OutboxRepository,
    OutboxStore,
    Schedule,
    ScheduleRepository,
  ],
  exports: [DeadLetters, Heartbeats, Outbox, OutboxStore, Schedule],
})
export class EventsModule {}
