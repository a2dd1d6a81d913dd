import { AppClockEntity } from './app-clock.entity.js';
import { SqlFunctionsEntity } from './sql-functions.entity.js';

export const databaseEntities = [AppClockEntity, SqlFunctionsEntity];
