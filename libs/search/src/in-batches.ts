export type Client = { query(sql: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }> };

export const BATCH = 2_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Goes through the listings a few thousand at a time. `sql` takes the last member and how many more, and answers with the `last` of them. */
export async function inBatches(client: Client, sql: string, batch: number): Promise<void> {
  let after: unknown = NOBODY;
  while (after) after = (await client.query(sql, [after, batch])).rows[0]?.['last'];
}
