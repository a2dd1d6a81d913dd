// Started by itself before a new version of production runs: `node dist/apps/tools/src/migrate.js`.
import { currentEnvironment } from '#config';
import { prepareDatabase } from './prepare-database.js';
import { ClearFault, faultText } from './clear-fault.js';

const ownerUrl = currentEnvironment()['DATABASE_OWNER_URL'];

try {
  if (!ownerUrl) throw new ClearFault('DATABASE_OWNER_URL is missing');
  await prepareDatabase({ ownerUrl });
  console.log('The database is up to date');
} catch (error) {
  console.error(faultText(error));
  process.exitCode = 1;
}
