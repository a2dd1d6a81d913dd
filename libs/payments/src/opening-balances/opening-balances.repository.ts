import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { entryCodesOf } from '../books/index.js';
import type { OpeningLot } from './opening.policy.js';

@Injectable()
export class OpeningBalancesRepository {
  async insertWallets(tx: Tx, ref: string, wallets: readonly { readonly memberId: string; readonly balance: number }[]): Promise<void> {
    await tx.query(
      `with told as (select * from unnest($1::uuid[], $2::int[]) as t (member_id, balance)),
       opened as (insert into payments.wallet (member_id, balance) select member_id, balance from told)
       insert into payments.ledger_entry (member_id, amount, balance_after, kind, contra, ref, at)
       select t.member_id, t.balance, t.balance, c.kind, c.contra, $3, public.app_now()
         from told t cross join payments.entry_codes('opening') c where t.balance > 0`,
      [wallets.map(({ memberId }) => memberId), wallets.map(({ balance }) => balance), ref],
    );
  }

  async insertLots(tx: Tx, lots: readonly (OpeningLot & { readonly memberId: string })[]): Promise<void> {
    if (lots.length === 0) return;
    await tx.query(
      `insert into payments.lot (member_id, from_pos, to_pos, price_minor, of_credits, currency)
       select l."memberId", l."fromPos", l."toPos", l."priceMinor", l."ofCredits", l.currency
         from jsonb_to_recordset($1::jsonb) as l ("memberId" uuid, "fromPos" bigint, "toPos" bigint, "priceMinor" bigint, "ofCredits" int, currency char(3))
        order by l."memberId", l."fromPos"`,
      [JSON.stringify(lots)],
    );
  }

  async insertPremium(tx: Tx, members: readonly string[]): Promise<void> {
    if (members.length === 0) return;
    await tx.query(`insert into payments.brought_premium (member_id, since) select unnest($1::uuid[]), public.app_now()`, [members]);
  }

  /** No more than is there; nothing when nothing came by the ref. The lots go with what they told of. */
  async bookOff(tx: Tx, memberId: string, ref: string, undoneRef: string): Promise<void> {
    await tx.query(
      `select payments.debit(w.member_id, least(w.balance, e.amount), 'opening', $3)
         from payments.wallet w join payments.ledger_entry e on e.member_id = w.member_id and e.kind = $4 and e.ref = $2
        where w.member_id = $1 and w.balance > 0`,
      [memberId, ref, undoneRef, entryCodesOf('opening').kind],
    );
    await tx.query(`delete from payments.lot where member_id = $1 and order_id is null`, [memberId]);
  }

  async sumOf(tx: Tx, refs: readonly string[]): Promise<number> {
    const [row] = await tx.query<{ sum: number }>(
      `select coalesce(sum(amount), 0)::float8 as sum from payments.ledger_entry where kind = $1 and ref = any ($2::uuid[])`,
      [entryCodesOf('opening').kind, refs],
    );
    return row?.sum ?? 0;
  }
}
