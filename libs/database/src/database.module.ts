import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '#config';
import { logger } from '#observability';
import { Clock } from './clock.js';
import { dataSourceOptions } from './data-source.js';
import { databaseEntities } from './database.entities.js';
import { patience, type PatienceName } from './patience.js';
import { RecentChanges } from './recent-changes.js';
import { RedisClients } from './redis.js';
import { PATIENCE_NAME, Replica } from './replica.js';
import { RoleLimits } from './role-limits.js';
import { Transactions } from './transactions.js';

export type DatabaseOptions = { readonly transactions?: Type<Transactions>; readonly patience?: PatienceName };

@Module({})
export class DatabaseModule {
  /** Connects as the app's role. Each module registers its entities with `TypeOrmModule.forFeature`. */
  static forRoot({ transactions = Transactions, patience: name = 'background' }: DatabaseOptions = {}): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [CONFIG],
          useFactory: (config: Config) => ({
            ...dataSourceOptions({
              url: config.databaseUrl,
              pool: config.databasePool,
              patience: patience[name],
              onPoolError: (error) => logger.warn({ err: error }, 'idle database connection lost'),
            }),
            autoLoadEntities: true,
            // A process that finds no Postgres ends, and its supervisor starts it again.
            retryAttempts: 1,
          }),
        }),
        TypeOrmModule.forFeature(databaseEntities),
      ],
      providers: [
        { provide: PATIENCE_NAME, useValue: name },
        { provide: Transactions, useClass: transactions },
        Replica,
        RecentChanges,
        Clock,
        RedisClients,
        RoleLimits,
      ],
      exports: [Transactions, RecentChanges, Clock, RedisClients],
    };
  }
}
