import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FiguresModule } from '#back-office';
import { ConfigModule, loadConfig, type Config, type Environment } from '#config';
import { DatabaseModule } from '#database';
import { EventsModule } from '#events';
import { featureModules } from '#features';
import { MailModule } from '#mail';
import { MemberDataModule } from '#member-data';
import { NotificationsModule } from '#notifications';
import { setLogLevel } from '#observability';
import { QueuesModule } from '#queues';
import { RealtimeModule } from '#realtime';
import { StorageModule } from '#storage';

const technical = [EventsModule, QueuesModule, RealtimeModule.publishing(), StorageModule, MemberDataModule, MailModule];

/** All that knows something of members: whoever is taken away again is erased everywhere. */
@Module({})
class ImportProductModule {
  static with(config: Config): DynamicModule {
    return {
      module: ImportProductModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(),
        ...technical,
        ...featureModules,
        NotificationsModule,
        FiguresModule,
      ],
    };
  }
}

/** Opens the services of the product with the environment of its processes, and no process of it. */
export async function openProduct(env: Environment): Promise<INestApplicationContext> {
  const config = loadConfig(env);
  setLogLevel('error');
  return NestFactory.createApplicationContext(ImportProductModule.with(config), { logger: false, abortOnError: false });
}
