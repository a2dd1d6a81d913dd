type Client = { query(sql: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }> };

const BATCH = 2_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Fills what a newer schema asks of listings that are there already. Each batch is a transaction of its own, beside the running product: nobody
 * waits for a million rows. Where everything is filled it costs one look along the keys.
 */
export async function fillListings(client: Client, batch = BATCH): Promise<void> {
  let after: unknown = NOBODY;
  while (after) {
    const { rows } = await client.query(`select search.fill_listings($1, $2) as last`, [after, batch]);
    after = rows[0]?.['last'];
  }
}
