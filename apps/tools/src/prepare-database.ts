import pg from 'pg';
import { migrate } from '#database';
import { fillListings, learnFrequentWords } from '#search';
import { installSites } from '#site';

/** Brings a database to the newest schema and fills what every installation needs: places and a first site. Repeatable. */
export async function prepareDatabase({ ownerUrl }: { ownerUrl: string }): Promise<void> {
  await migrate({ ownerUrl });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await installSites(client);
    await fillListings(client);
    await learnFrequentWords(client);
  } finally {
    await client.end();
  }
}
