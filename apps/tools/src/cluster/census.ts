import type pg from 'pg';
import { withClient } from '../with-client.js';

/** So many are counted in half a second. */
const CONVERSATIONS_AT_ONCE = 500;
const MEMBERS_AT_ONCE = 2_000;

export type Census = Readonly<Record<'accounts' | 'messages' | 'photos' | 'ledger_entries' | 'credits', number>>;

/** How much of what members would miss there is. */
export function countAll(ownerUrl: string): Promise<Census> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<Census>(
      `select (select count(*) from auth.account)::int as accounts, (select count(*) from chats.message)::int as messages,
              (select count(*) from media.photo)::int as photos, (select count(*) from payments.ledger_entry)::int as ledger_entries,
              (select sum(balance) from payments.wallet)::int as credits`,
    );
    if (!rows[0]) throw new Error('nothing was counted');
    return rows[0];
  });
}

/** What the books, the wallets and the conversations say of each other and is not so: counted again from every entry and every message. */
export function countDrift(ownerUrl: string): Promise<number> {
  return withClient(ownerUrl, async (client) => {
    const count = async (sql: string, values: readonly unknown[] = []) =>
      (await client.query<{ n: number }>(`select ${sql} as n`, [...values])).rows[0]?.n ?? NaN;
    let drift = await count(`(select count(*) from payments.wallet_faults())::int`);
    for await (const ids of idsIn(client, 'chats.conversation', 'id', CONVERSATIONS_AT_ONCE))
      drift += await count(`(select count(*) from chats.drift($1))::int`, [ids]);
    for await (const ids of idsIn(client, 'payments.wallet', 'member_id', MEMBERS_AT_ONCE))
      drift += await count(
        `(select count(*) from payments.drift($1))::int + (select count(*) from chats.charge_drift($1, array['message', 'photo', 'gift']))::int`,
        [ids],
      );
    return drift;
  });
}

/** Piece by piece: what counts them compares everything that it is given with everything else. */
async function* idsIn(client: pg.Client, table: string, id: string, atOnce: number): AsyncGenerator<readonly string[]> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await client.query<{ id: string }>(`select ${id} as id from ${table} where ${id} > $1 order by ${id} limit $2`, [
      last,
      atOnce,
    ]);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    yield rows.map((row) => row.id);
  }
}

export function differing(one: Census, other: Census): string[] {
  return (Object.keys(one) as (keyof Census)[]).filter((name) => one[name] !== other[name]);
}
