import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ConfigModule, type Config } from '#config';
import { DatabaseModule } from '#database';
import { EventsModule, heartbeatOf } from '#events';
import { featureModules } from '#features';
import { MemberDataModule } from '#member-data';
import { TraceEnd } from '#observability';
import { LatencyProbe, QueuesModule } from '#queues';
import { RealtimeModule } from '#realtime';
import { StorageModule } from '#storage';
import { AdminApiModule } from './admin/admin.api-module.js';
import { AuthApiModule } from './auth/auth.api-module.js';
import { SessionGuard } from './auth/session.guard.js';
import { BudgetsApiModule } from './budgets/budgets.api-module.js';
import { ChatsApiModule } from './chats/chats.api-module.js';
import { DevApiModule } from './dev/dev.api-module.js';
import { HealthController } from './health/health.controller.js';
import { HttpApiModule } from './http/http.api-module.js';
import { RateGuard } from './http/rate.guard.js';
import { LikesApiModule } from './likes/likes.api-module.js';
import { MediaApiModule } from './media/media.api-module.js';
import { MembersApiModule } from './members/members.api-module.js';
import { NotificationsApiModule } from './notifications/notifications.api-module.js';
import { PaymentsApiModule } from './payments/payments.api-module.js';
import { ModerationApiModule } from './moderation/moderation.api-module.js';
import { MyDataApiModule } from './my-data/my-data.api-module.js';
import { PagesApiModule } from './pages/pages.api-module.js';
import { ProfileApiModule } from './profile/profile.api-module.js';
import { RealtimeApiModule } from './realtime/realtime.api-module.js';
import { SiteApiModule } from './site/site.api-module.js';
import { StatusApiModule } from './status/status.api-module.js';
import { VisibilityApiModule } from './visibility/visibility.api-module.js';

const technical = [EventsModule, QueuesModule, RealtimeModule.listening(), StorageModule, MemberDataModule];
const doors = [
  HttpApiModule,
  BudgetsApiModule,
  AuthApiModule,
  SiteApiModule,
  MediaApiModule,
  MembersApiModule,
  ProfileApiModule,
  LikesApiModule,
  ChatsApiModule,
  PaymentsApiModule,
  ModerationApiModule,
  VisibilityApiModule,
  RealtimeApiModule,
  NotificationsApiModule,
  AdminApiModule,
  MyDataApiModule,
  PagesApiModule,
  StatusApiModule,
];

@Module({})
export class ApiModule {
  static with(config: Config): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot({ patience: 'interactive' }),
        ...technical,
        ...featureModules,
        ...doors,
        ...(config.isDemo ? [DevApiModule] : []),
      ],
      controllers: [HealthController],
      providers: [
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useClass: RateGuard },
        heartbeatOf('api'),
        LatencyProbe,
        TraceEnd,
      ],
    };
  }
}
