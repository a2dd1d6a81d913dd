import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule, type Config } from '#config';
import { DatabaseModule } from '#database';
import { EventsModule } from '#events';
import { featureModules } from '#features';
import { MailModule } from '#mail';
import { MemberDataModule } from '#member-data';
import { NotificationsModule } from '#notifications';
import { OperationsModule } from '#operations';
import { QueuesModule } from '#queues';
import { RealtimeModule } from '#realtime';
import { StorageModule } from '#storage';
import { AccountHandlersModule } from './account/account-handlers.module.js';
import { AuditHandlersModule } from './audit/audit-handlers.module.js';
import { FiguresHandlersModule } from './figures/figures-handlers.module.js';
import { PaymentsHandlersModule } from './payments/payments-handlers.module.js';
import { ChatsHandlersModule } from './chats/chats-handlers.module.js';
import { Heartbeat } from './heartbeat.js';
import { RealtimeHandlersModule } from './realtime/realtime-handlers.module.js';
import { LikesHandlersModule } from './likes/likes-handlers.module.js';
import { LeavingHandlersModule } from './leaving/leaving-handlers.module.js';
import { MediaHandlersModule } from './media/media-handlers.module.js';
import { ModerationHandlersModule } from './moderation/moderation-handlers.module.js';
import { NotificationHandlersModule } from './notifications/notification-handlers.module.js';
import { ConsumerModule } from './relay/consumer.module.js';
import { RecurringClock } from './relay/recurring-clock.js';
import { Relay } from './relay/relay.js';
import { SearchHandlersModule } from './search/search-handlers.module.js';
import { VisibilityHandlersModule } from './visibility/visibility-handlers.module.js';
import { SiteHandlersModule } from './site/site-handlers.module.js';

const technical = [EventsModule, QueuesModule, RealtimeModule.publishing(), StorageModule, MailModule, MemberDataModule];
const features = [...featureModules, NotificationsModule, OperationsModule];
/** One for each area: together they handle every job of the catalogue. */
export const handlerModules = [
  NotificationHandlersModule,
  MediaHandlersModule,
  AccountHandlersModule,
  AuditHandlersModule,
  VisibilityHandlersModule,
  SiteHandlersModule,
  LikesHandlersModule,
  SearchHandlersModule,
  ChatsHandlersModule,
  PaymentsHandlersModule,
  ModerationHandlersModule,
  RealtimeHandlersModule,
  LeavingHandlersModule,
  FiguresHandlersModule,
];

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
        ...handlerModules,
      ],
      providers: [Relay, RecurringClock, Heartbeat],
    };
  }
}
