import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule, type Config } from '#config';
import { DatabaseModule } from '#database';
import { EventsModule, heartbeatOf } from '#events';
import { featureModules } from '#features';
import { MailModule } from '#mail';
import { MemberDataModule } from '#member-data';
import { NotificationsModule } from '#notifications';
import { TraceEnd } from '#observability';
import { OperationsModule, StatusBoardModule } from '#operations';
import { QueuesModule } from '#queues';
import { RealtimeModule } from '#realtime';
import { StorageModule } from '#storage';
import { HandlersModule } from './handlers.module.js';
import { SettleReadChecks } from './notifications/settle-read-checks.js';
import { ConsumerModule } from './relay/consumer.module.js';
import { EveryEvent } from './relay/every-event.js';
import { RecurringClock } from './relay/recurring-clock.js';
import { Relay } from './relay/relay.js';

const technical = [EventsModule, QueuesModule, RealtimeModule.publishing(), StorageModule, MailModule, MemberDataModule];
const features = [...featureModules, NotificationsModule, OperationsModule, StatusBoardModule];

@Module({})
export class WorkerModule {
  static with(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(),
        ConsumerModule.forRoot(config),
        ...technical,
        ...features,
        HandlersModule,
      ],
      providers: [EveryEvent, Relay, RecurringClock, SettleReadChecks, heartbeatOf('worker'), TraceEnd],
    };
  }
}
