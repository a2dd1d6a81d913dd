import type pg from 'pg';
import { Passwords } from '#auth';
import { currentEnvironment, loadStartSettings, toS3, type S3Config } from '#config';
import { demoIds, installSites, loadPlaces, type Places } from '#site';
import { openObjectStore } from '#storage';
import { demoPassword } from '../start/demo-logins.js';
import { demoSecrets } from '../services/secrets.js';
import { withClient } from '../with-client.js';
import { meet, type Meetings } from './chance-meetings.js';
import { demoId } from './demo-ids.js';
import type { DemoMember } from './demo-member.js';
import { insertDiscount, insertStaff, insertVerifications, leaveToReview, nameCompanies } from './demo-office.js';
import { communityOf } from './members.js';
import { memberNames } from './named-members.js';
import { insertInvoices, readVat } from './purchases.js';
import { BlockRows, type CommunityFacts } from './rows.js';
import { scriptedMeetings } from './scripted-meetings.js';
import { SharedPhotos } from './shared-photos.js';

export type { DemoMember } from './demo-member.js';
export { communityOf } from './members.js';
export { liveInDemo } from './demo-product.js';

export interface SeedOptions {
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  readonly members: number;
  readonly seedNumber: number;
  /** Members share so many pictures of each kind; all of them when unset. */
  readonly pictures?: number | undefined;
  /** The same of holiday pictures alone. */
  readonly sceneries?: number | undefined;
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** The number of the first member: those before are there already. */
  readonly from?: number;
}

/** Members of a block meet only each other; its size bounds the memory of a seed of any size. */
const blockSize = 5_000;
/** Every picture is in use by then. */
const membersWithEveryPicture = 20_000;
const termsVersion = '2023-12-01T12:00:00Z';

/**
 * Fills a migrated, empty database with a demo community: the same number gives the same members. Works as the owner: rows go in by COPY, and
 * what triggers would do for each is done once for all.
 */
export async function seed(options: SeedOptions): Promise<void> {
  const { ownerUrl, members, seedNumber } = options;
  await withClient(ownerUrl, async (client) => {
    await installSites(client);
    const places = loadPlaces();
    const { store, facts } = await factsOf(options, places, client);
    await insertStaff(client, facts.passwordHash, productSettings(options.dataDir).appSecret);
    await nameCompanies(client);
    await insertDiscount(client, demoIds.site);
    await client.query(`set synchronous_commit = off`);
    await client.query(`alter table profiles.profile disable trigger profile_to_listing`);
    await client.query(`alter table media.photo disable trigger photo_to_listing`);
    await writeMembers(client, new BlockRows(facts), blocks(options, places, facts.now), options.log);
    await client.query(`alter table profiles.profile enable trigger profile_to_listing`);
    await client.query(`alter table media.photo enable trigger photo_to_listing`);
    await insertVerifications(client, store, [...communityOf(seedNumber, Math.min(members, memberNames.length), places)]);
    await client.query('begin');
    await insertInvoices(client);
    await client.query('commit');
    await fillListing(client);
    await leaveToReview(client);
    await client.query(`set synchronous_commit = on`);
  });
}

/**
 * Adds the members from number `from` on to a community in which people live already, all of them or none, and once. They meet only each other;
 * triggers take them into the search as they take everybody.
 */
export async function growCommunity(options: SeedOptions & { readonly from: number }): Promise<void> {
  const places = loadPlaces();
  await withClient(options.ownerUrl, async (client) => {
    const { facts } = await factsOf(options, places, client);
    await client.query('begin');
    const firstId = demoId(options.seedNumber, 'member', options.from);
    if ((await client.query(`select from auth.account where id = $1`, [firstId])).rowCount) return;
    await writeMembers(client, new BlockRows(facts, options.from), blocks(options, places, facts.now), options.log);
    await insertInvoices(client);
    await client.query('commit');
    await client.query('analyze');
  });
}

/** Draws the pictures that these members have, and keeps them. */
async function factsOf(
  { members, seedNumber, pictures, sceneries, dataDir, from = 0 }: SeedOptions,
  places: Places,
  client: pg.ClientBase,
) {
  const store = await openObjectStore({ dataDir, s3: productSettings(dataDir).s3 });
  const drawn = communityOf(seedNumber, Math.min(members, membersWithEveryPicture), places, new Date(), from);
  const photos = await SharedPhotos.store(store, drawn, { pictures, sceneries });
  const passwordHash = await new Passwords().hash(demoPassword);
  const facts: CommunityFacts = {
    seedNumber,
    communityId: demoIds.community,
    siteId: demoIds.site,
    passwordHash,
    termsVersion,
    photos,
    vat: await readVat(client),
    now: Date.now(),
  };
  return { store, facts };
}

/** The product must open what is sealed here, and find the pictures: both settings are read as `npm start` reads them. */
function productSettings(dataDir: string): { appSecret: string; s3: S3Config | undefined } {
  const env = currentEnvironment();
  const settings = loadStartSettings({ ...env, APP_MODE: env['APP_MODE'] ?? 'demo' });
  return {
    appSecret: settings.APP_SECRET ?? demoSecrets(dataDir).appSecret,
    s3: toS3(settings),
  };
}

/** The next block is thought up while Postgres takes in the last one. */
async function writeMembers(
  client: pg.ClientBase,
  rows: BlockRows,
  all: Iterable<[readonly DemoMember[], Meetings]>,
  log: (line: string) => void,
): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  let written = 0;
  for (const [block, meetings] of all) {
    const flush = rows.take(block, meetings);
    await writing;
    writing = flush(client);
    written += block.length;
    if (written % 100_000 === 0) log(`${written.toLocaleString('en')} members`);
  }
  await writing;
}

function* blocks(
  { seedNumber, members, from = 0 }: SeedOptions,
  places: Places,
  now: number,
): Generator<[readonly DemoMember[], Meetings]> {
  let block: DemoMember[] = [];
  for (const member of communityOf(seedNumber, members, places, new Date(now), from)) {
    block.push(member);
    if (block.length === blockSize || member.number === members - 1) {
      yield [block, meetingsOf(seedNumber, block, now)];
      block = [];
    }
  }
}

/** The first block has the named members, whose meetings come before all others: their books are kept first. */
function meetingsOf(seedNumber: number, block: readonly DemoMember[], now: number): Meetings {
  const met = meet(seedNumber, block, now);
  if (block[0]?.number !== 0 || block.length < memberNames.length) return met;
  const scripted = scriptedMeetings(block, now);
  return {
    likes: [...scripted.likes, ...met.likes],
    matches: [...scripted.matches, ...met.matches],
    talks: [...scripted.talks, ...met.talks],
  };
}

/** A few thousand at a time, in the order in which search shows them: neighbours in the list then lie beside each other. */
async function fillListing(client: pg.ClientBase): Promise<void> {
  await client.query(`analyze`);
  const { rows } = await client.query<{ members: string[] }>(`
    select array_agg(o.member_id order by o.n) as members from (
      select s.member_id, row_number() over (order by p.country, p.gender, s.last_active desc) as n
        from profiles.profile p join visibility.member_standing s on s.member_id = p.member_id) o
     group by o.n / ${blockSize} order by min(o.n)`);
  for (const { members } of rows) await client.query(`select search.refresh_listings($1)`, [members]);
  await client.query(`analyze`);
}
