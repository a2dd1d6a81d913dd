import type { Transactions, Tx } from '#database';

/** Whoever sends the statements: the owner of the tables before the product starts, or the running product. */
export type Client = { query(sql: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }> };

const BATCH = 2_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

export const clientOf = (transactions: Transactions): Client => ({
  query: async (sql, values) => ({ rows: await transactions.single(sql, values) }),
});

/**
 * Fills what a newer schema asks of listings that are there already. Each batch is a transaction of its own, beside the running product: nobody
 * waits for a million rows. Where everything is filled it costs one look along the keys.
 */
export function fillListings(client: Client, batch = BATCH): Promise<void> {
  return inBatches(client, `select search.fill_listings($1, $2) as last`, batch);
}

/** Lists these members as they ought to be listed now. */
export async function refreshListings(tx: Tx, members: readonly string[]): Promise<void> {
  await tx.query(`select search.refresh_listings($1)`, [members]);
}

export async function chooseFrequentWords(client: Client, sample: number): Promise<void> {
  await client.query(`select search.choose_frequent_words($1)`, [sample]);
}

/** Whether a word was chosen that no listing is marked with. */
export async function hasNewWords(client: Client): Promise<boolean> {
  const { rows } = await client.query(`select nr from search.frequent_word where marked_at is null limit 1`, []);
  return rows.length > 0;
}

/** Marks the next listings with the new words. Answers the last member among them; undefined when all are marked. */
export async function markNewWords(client: Client, after: string | undefined): Promise<string | undefined> {
  const { rows } = await client.query(`select search.mark_next_words($1, $2) as last`, [after ?? NOBODY, BATCH]);
  return (rows[0]?.['last'] as string | null) ?? undefined;
}

/** Goes through the listings a few thousand at a time. `sql` takes the last member and how many more, and answers with the `last` of them. */
async function inBatches(client: Client, sql: string, batch: number): Promise<void> {
  let after: unknown = NOBODY;
  while (after) after = (await client.query(sql, [after, batch])).rows[0]?.['last'];
}
