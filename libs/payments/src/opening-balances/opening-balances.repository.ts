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

  /** What is owed from now on, by the company of the site that each of them belongs to. */
  async insertBrought(tx: Tx, ref: string, members: readonly string[]): Promise<void> {
    await tx.query(
      `insert into payments.brought_credit (member_id, ref, company_id, currency, credits, value_minor, at)
       select l.member_id, $1, s.company_id, l.currency, sum(l.to_pos - l.from_pos), sum(l.price_minor), public.app_now()
         from payments.lot l join auth.account a on a.id = l.member_id join site.site s on s.id = a.site_id
        where l.member_id = any ($2::uuid[]) and l.order_id is null and l.price_minor is not null
        group by l.member_id, s.company_id, l.currency`,
      [ref, members],
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
    await tx.query(
      `update payments.brought_credit set undone_at = public.app_now() where member_id = $1 and ref = $2 and undone_at is null`,
      [memberId, ref],
    );
  }

  async sumOf(tx: Tx, refs: readonly string[]): Promise<number> {
    const [row] = await tx.query<{ sum: number }>(
      `select coalesce(sum(amount), 0)::float8 as sum from payments.ledger_entry where kind = $1 and ref = any ($2::uuid[])`,
      [entryCodesOf('opening').kind, refs],
    );
    return row?.sum ?? 0;
  }
}
