// Started by itself before a new version of production runs: `node dist/apps/tools/src/migrate.js`.
import { currentEnvironment } from '#config';
import { prepareDatabase } from './prepare-database.js';
import { ClearFault, faultText } from './clear-fault.js';

const { DATABASE_OWNER_URL: ownerUrl, APP_SECRET: appSecret } = currentEnvironment();

try {
  if (!ownerUrl) throw new ClearFault('DATABASE_OWNER_URL is missing');
  if (!appSecret) throw new ClearFault('APP_SECRET is missing');
  await prepareDatabase({ ownerUrl, appSecret });
  console.log('The database is up to date');
} catch (error) {
  console.error(faultText(error));
  process.exitCode = 1;
}
