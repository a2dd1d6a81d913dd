import pg from 'pg';
import { installStaffSeal } from '#auth';
import { migrate } from '#database';
import { fillListings, learnFrequentWords } from '#search';
import { installSites } from '#site';

/** Brings a database to the newest schema and fills what every installation needs: places, a first site, and how wishes about staff are sealed. Repeatable. */
export async function prepareDatabase({ ownerUrl, appSecret }: { ownerUrl: string; appSecret: string }): Promise<void> {
  await migrate({ ownerUrl });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await installStaffSeal(client, appSecret);
    await installSites(client);
    await fillListings(client);
    await learnFrequentWords(client);
  } finally {
    await client.end();
  }
}
