import { installStaffSeal } from '#auth';
import { migrate } from '#database';
import { fillListings, learnFrequentWords } from '#search';
import { installSites } from '#site';
import { withClient } from './with-client.js';

/** Brings a database to the newest schema and fills what every installation needs: places, a first site, and how wishes about staff are sealed. Repeatable. */
export async function prepareDatabase({ ownerUrl, appSecret }: { ownerUrl: string; appSecret: string }): Promise<void> {
  await migrate({ ownerUrl });
  await withClient(ownerUrl, async (client) => {
    await installStaffSeal(client, appSecret);
    await installSites(client);
    await fillListings(client);
    await learnFrequentWords(client);
  });
}
