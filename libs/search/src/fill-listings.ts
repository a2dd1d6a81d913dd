import { BATCH, inBatches, type Client } from './in-batches.js';

/**
 * Fills what a newer schema asks of listings that are there already. Each batch is a transaction of its own, beside the running product: nobody
 * waits for a million rows. Where everything is filled it costs one look along the keys.
 */
export function fillListings(client: Client, batch = BATCH): Promise<void> {
  return inBatches(client, `select search.fill_listings($1, $2) as last`, batch);
}
