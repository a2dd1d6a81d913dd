import pg from 'pg';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { SnakeCaseNaming } from './naming.js';
import { limitPatience, type Patience } from './patience.js';

const INT8 = 20;

// int8 comes as text by default; amounts and cursors are numbers here, and one beyond 2^53 must not be rounded silently.
pg.types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond 2^53`);
  return value;
});

/** The driver's own pool: the hot paths go round the query runner, which costs as much as a small query. */
export const poolOf = (dataSource: DataSource): pg.Pool => (dataSource.driver as unknown as { readonly master: pg.Pool }).master;

export type DataSourceSettings = {
  readonly url: string;
  readonly pool: number;
  readonly patience: Patience;
  readonly onPoolError: (error: unknown) => void;
};

/**
 * The app's connection pool. A connection is waited for 2 s, so that a request fails with 503 soon while Postgres restarts. How long a statement
 * may take is a limit of its role (`roleLimits`): a pooler refuses connections that ask for limits of their own.
 */
export function dataSourceOptions({ url, pool, patience, onPoolError }: DataSourceSettings): DataSourceOptions & { type: 'postgres' } {
  return {
    type: 'postgres',
    url,
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    // A condition whose value is missing would mean every row.
    invalidWhereValuesBehavior: { undefined: 'throw', null: 'throw' },
    logging: false,
    poolSize: pool,
    connectTimeoutMS: 2_000,
    poolErrorHandler: onPoolError,
    applicationName: 'app',
    extra: {
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      onConnect: (client: pg.ClientBase) => limitPatience(client, patience.answerMs),
    },
  };
}
