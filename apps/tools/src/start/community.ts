import type { Environment } from '#config';
import { prepareDatabase } from '../prepare-database.js';
import type { GrowthOrder } from '../seed/grow-process.js';
import { liveInDemo, seed } from '../seed/index.js';
import { memberNames } from '../seed/named-members.js';
import { ClearFault } from '../clear-fault.js';
import { readDemoRecord, writeDemoRecord } from './demo-record.js';
import type { StartOptions } from './options.js';
import type { DatabaseHandle } from './stores.js';

interface DemoSite {
  readonly dataDir: string;
  /** Of the product. */
  readonly appSecret: string;
  /** The environment of the product, when its payments can be decided; null: nothing is sold while the demo is made. */
  readonly shop: Promise<Environment | null>;
}

export interface Community {
  readonly members: number;
  /** Members from this number up to that are still to come. */
  readonly wanted: number;
}

/** As many as one block of the seed at most come behind an open product: more of them are made faster while nobody is there. */
const MOST_BEHIND = 5_000;
/** Those with whom the site opens share so many holiday pictures: it opens some seconds sooner. */
const FIRST_SCENERIES = 24;

/** Migrates, and makes the demo community on the first start. Answers how many members it has, and how many are still to come. */
export async function prepareCommunity(
  database: DatabaseHandle,
  { dataDir, appSecret, shop }: DemoSite,
  options: StartOptions,
  log: (line: string) => void,
): Promise<Community> {
  const { seedNumber, pictures } = options;
  const record = readDemoRecord(dataDir);
  if (record?.state === 'seeding') await beginAnew(database, log);
  await bringUpToDate(database.ownerUrl, appSecret);
  if (record?.state === 'done') {
    const { members, wanted = members } = record;
    const isOther = wanted !== options.members && options.isExplicit;
    if (isOther) log(`The demo community has ${wanted} members. For ${options.members}: npm start -- --fresh --members ${options.members}`);
    return { members, wanted };
  }
  const wanted = options.members;
  const members = wanted > MOST_BEHIND ? wanted : Math.min(wanted, options.opensWith ?? wanted);
  log(`Making a demo community of ${members} members`);
  writeDemoRecord(dataDir, { members, seedNumber, state: 'seeding' });
  const sceneries = members < wanted ? FIRST_SCENERIES : undefined;
  await seed({ databaseUrl: database.databaseUrl, ownerUrl: database.ownerUrl, members, seedNumber, pictures, sceneries, dataDir, log });
  const shopEnv = await shop;
  if (shopEnv && members >= memberNames.length) await liveInDemo(shopEnv, seedNumber);
  writeDemoRecord(dataDir, { members, wanted, seedNumber, state: 'done' });
  return { members, wanted };
}

/** The order for those who are still to come; undefined when all are there. */
export function growthOf({ databaseUrl, ownerUrl }: DatabaseHandle, dataDir: string, pictures?: number): GrowthOrder | undefined {
  const { members = 0, wanted = members, seedNumber = 0 } = readDemoRecord(dataDir) ?? {};
  if (wanted <= members) return undefined;
  return { databaseUrl, ownerUrl, members: wanted, from: members, seedNumber, dataDir, ...(pictures !== undefined && { pictures }) };
}

/** From now on the community has its others too. */
export function noteGrown(dataDir: string, members: number): void {
  const record = readDemoRecord(dataDir);
  if (record) writeDemoRecord(dataDir, { seedNumber: record.seedNumber, state: record.state, members });
}

/** A seeding that was cut short left half a community; half of it cannot be told from the whole. */
async function beginAnew({ recreate }: DatabaseHandle, log: (line: string) => void): Promise<void> {
  if (!recreate)
    throw new ClearFault('An earlier start was cut short while it filled the database of DATABASE_URL. Give it an empty database.');
  log('An earlier start was cut short while it made the demo community; it is made anew');
  await recreate();
}

async function bringUpToDate(ownerUrl: string, appSecret: string): Promise<void> {
  try {
    await prepareDatabase({ ownerUrl, appSecret });
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
