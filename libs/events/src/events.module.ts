import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxStore } from './outbox-store.js';
import { Outbox } from './outbox.js';
import { eventsEntities } from './events.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(eventsEntities)],
  providers: [Outbox, OutboxStore],
  exports: [Outbox, OutboxStore],
})
export class EventsModule {}
