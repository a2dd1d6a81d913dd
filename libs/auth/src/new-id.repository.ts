import type { Tx } from '#database';

/** For a row whose id is needed before it is written, because its token is made from it. */
export async function newId(tx: Tx): Promise<string> {
  const [row] = await tx.query<{ id: string }>(`select uuidv7() as id`);
  if (!row) throw new Error('no id was made');
  return row.id;
}
