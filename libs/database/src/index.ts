export { DatabaseModule } from './database.module.js';
export { Transactions } from './transactions.js';
export { Tx } from './tx.js';
export { Clock } from './clock.js';
export { RedisClients, redisOptions, type RedisClientName } from './redis.js';
export { migrate, migrationNames } from './migrate.js';
export { uniqueViolation, databaseUnavailable, textUnstorable } from './errors.js';
export { momentInCursor, opaqueCursor } from './cursor.js';
export { schemaDifference } from './schema-difference.js';
