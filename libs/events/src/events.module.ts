import { Global, Module } from '@nestjs/common';
import { OutboxStore } from './outbox-store.js';
import { Outbox } from './outbox.js';

@Global()
@Module({ providers: [Outbox, OutboxStore], exports: [Outbox, OutboxStore] })
export class EventsModule {}
