import { withClient } from '../with-client.js';

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
    const { rows } = await client.query<{ n: number }>(
      `with c as (select array_agg(id) as ids from chats.conversation), m as (select array_agg(member_id) as ids from payments.wallet)
       select (select count(*) from c, chats.drift(c.ids))::int + (select count(*) from m, payments.drift(m.ids))::int
            + (select count(*) from m, chats.charge_drift(m.ids, array['message', 'photo', 'gift']))::int
            + (select count(*) from payments.wallet_faults())::int as n`,
    );
    return rows[0]?.n ?? NaN;
  });
}

export function differing(one: Census, other: Census): string[] {
  return (Object.keys(one) as (keyof Census)[]).filter((name) => one[name] !== other[name]);
}
