import type { Environment } from '#config';
import { prepareDatabase } from '../prepare-database.js';
import { liveInDemo, seed } from '../seed/index.js';
import { roles } from '../seed/cast.js';
import { ClearFault } from '../clear-fault.js';
import { readDemoRecord, writeDemoRecord } from './demo-record.js';
import type { StartOptions } from './options.js';
import type { DatabaseHandle } from './stores.js';

interface DemoSite {
  readonly dataDir: string;
  /** The environment of the product, when its payments can be decided; null: nothing is sold while the demo is made. */
  readonly shop: Environment | null;
}

/** Migrates, and makes the demo community on the first start. Answers how many members it has. */
export async function prepareCommunity(
  database: DatabaseHandle,
  { dataDir, shop }: DemoSite,
  options: StartOptions,
  log: (line: string) => void,
): Promise<number> {
  const { members, seedNumber, pictures } = options;
  const record = readDemoRecord(dataDir);
  if (record?.state === 'seeding') await beginAnew(database, log);
  await bringUpToDate(database.ownerUrl);
  if (record?.state === 'done') {
    const isOther = record.members !== members && options.isExplicit;
    if (isOther) log(`The demo community has ${record.members} members. For ${members}: npm start -- --fresh --members ${members}`);
    return record.members;
  }
  log(`Making a demo community of ${members} members`);
  writeDemoRecord(dataDir, { members, seedNumber, state: 'seeding' });
  await seed({ databaseUrl: database.databaseUrl, ownerUrl: database.ownerUrl, members, seedNumber, pictures, dataDir, log });
  if (shop && members >= roles.length) await liveInDemo(shop, seedNumber);
  writeDemoRecord(dataDir, { members, seedNumber, state: 'done' });
  return members;
}

/** A seeding that was cut short left half a community; half of it cannot be told from the whole. */
async function beginAnew({ recreate }: DatabaseHandle, log: (line: string) => void): Promise<void> {
  if (!recreate)
    throw new ClearFault('An earlier start was cut short while it filled the database of DATABASE_URL. Give it an empty database.');
  log('An earlier start was cut short while it made the demo community; it is made anew');
  await recreate();
}

async function bringUpToDate(ownerUrl: string): Promise<void> {
  try {
    await prepareDatabase({ ownerUrl });
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause);
    if (/newer schema/.test(text)) {
      throw new ClearFault(
        `The data folder was used by a newer version of this program. Use that version, or begin anew with: npm start -- --fresh, or choose another folder: DATA_DIR=.data2 npm start`,
        { cause },
      );
    }
    if (/Postgres 18/.test(text))
      throw new ClearFault('The database of DATABASE_URL is older than Postgres 18. Bring it to 18, or leave DATABASE_URL away.', {
        cause,
      });
    throw cause;
  }
}
