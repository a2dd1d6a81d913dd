import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { CONFIG, type Config } from '#config';
import { logger } from '#observability';
import { Clock } from './clock.js';
import { createDataSource } from './data-source.js';
import { patience, type PatienceName } from './patience.js';
import { RedisClients } from './redis.js';
import { Transactions } from './transactions.js';

export type DatabaseOptions = { readonly transactions?: Type<Transactions>; readonly patience?: PatienceName };

@Module({})
export class DatabaseModule {
  /** Connects as the app's role; `entities` are those of all rooms that the process serves. */
  static forRoot(
    entities: readonly EntityTarget<ObjectLiteral>[],
    { transactions = Transactions, patience: name = 'background' }: DatabaseOptions = {},
  ): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        {
          provide: DataSource,
          inject: [CONFIG],
          useFactory: (config: Config) =>
            createDataSource({
              url: config.databaseUrl,
              pool: config.databasePool,
              patience: patience[name],
              entities,
              onPoolError: (error) => logger.warn({ err: error }, 'idle database connection lost'),
            }).initialize(),
        },
        { provide: Transactions, useClass: transactions },
        Clock,
        RedisClients,
        {
          provide: 'database.close',
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => ({ onApplicationShutdown: () => dataSource.destroy() }),
        },
      ],
      exports: [Transactions, Clock, RedisClients],
    };
  }
}
