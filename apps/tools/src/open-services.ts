import { type DynamicModule, type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule, type Config } from '#config';
import { DatabaseModule } from '#database';
import { EventsModule } from '#events';
import { featureModules } from '#features';
import { MemberDataModule } from '#member-data';
import { RealtimeModule } from '#realtime';
import { StorageModule } from '#storage';

@Module({})
class ProductServicesModule {}

/** The services of the product in this process, those of `more` modules too. None of its processes is started. */
export function openServices(
  config: Config,
  more: readonly (DynamicModule | Type)[] = [],
  database: DynamicModule = DatabaseModule.forRoot(),
): Promise<INestApplicationContext> {
  const technical = [ConfigModule.forRoot(config), database, EventsModule, RealtimeModule.publishing(), StorageModule, MemberDataModule];
  const module = { module: ProductServicesModule, imports: [...technical, ...more, ...featureModules] };
  return NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
}
