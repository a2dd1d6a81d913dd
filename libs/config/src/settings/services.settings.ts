import { z } from 'zod';
import { readRedisAddress } from '../redis-address.js';
import { url } from './kinds.js';

const redisAddress = z
  .string()
  .refine(
    (text) => readRedisAddress(text) !== undefined,
    'must look like redis://localhost:6379 or redis+sentinel://host1:26379,host2:26379/name',
  );

/** Postgres and Redis. */
export const servicesSettings = {
  DATABASE_URL: url('postgres://app_api:secret@localhost:5432/app', 'postgres', 'postgresql')
    .optional()
    .describe(
      'Postgres 18 or newer, as a role without rights to change tables: app_api for the API, app_worker for the worker and commands. Their limits of time are settings of the role (deploy/postgres-roles.sh). With `?sslmode=verify-full` it is spoken to over TLS alone, as Redis with rediss:// and the object store with https://; an authority of your own is trusted by NODE_EXTRA_CA_CERTS=/path/to/authority.pem.',
    ),
  DATABASE_READ_URL: url('postgres://app_api:secret@localhost:5433/app', 'postgres', 'postgresql')
    .optional()
    .describe(
      'A replica, or a balancer in front of several that leaves out those which are behind: it answers reads that may be five seconds old. Without it the primary does.',
    ),
  DATABASE_OWNER_URL: url('postgres://owner:secret@localhost:5432/app', 'postgres', 'postgresql')
    .optional()
    .describe('The same database as its owner. Only migrations use it.'),
  COMMUNITY_FROM_URL: url('postgres://postgres:secret@old.internal:5432/app', 'postgres', 'postgresql')
    .optional()
    .describe('The database of a community that moves to another cell, as its superuser and past every pooler. Only `community` uses it.'),
  COMMUNITY_TO_URL: url('postgres://postgres:secret@new.internal:5432/app', 'postgres', 'postgresql')
    .optional()
    .describe('The same of the empty, migrated database that it moves into, which has to reach the first one by that address.'),
  DATABASE_POOL: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be 1 or more')
    .max(500, 'must be 500 or less')
    .default(6)
    .describe(
      'Database connections per process. Two or three at work for each core of the database are the quickest; more get in their way.',
    ),
  REDIS_URL: redisAddress
    .optional()
    .describe(
      'Redis 7 or newer, or Valkey, for the jobs: with maxmemory-policy noeviction and an append-only file. Behind Sentinels: redis+sentinel://host1:26379,host2:26379/name',
    ),
  REDIS_LIVE_URL: redisAddress
    .optional()
    .describe('Another one for sockets, limits and who is online, which may lose what it holds. That of the jobs when unset.'),
};
