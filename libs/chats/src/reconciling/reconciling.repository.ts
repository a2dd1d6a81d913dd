import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { CreditReason } from '#payments';

export type Drift = { readonly rule: string; readonly subject: string };

/** Why the book takes credits for something that stands in a conversation. */
export const chatReasons = ['message', 'photo', 'gift'] as const satisfies readonly CreditReason[];

/** Whole conversations, or all of a member's: some of their ids at a time, and what is wrong with them. */
@Injectable()
export class ReconcilingRepository {
  async conversationsAfter(tx: Tx, last: string, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(`select id from chats.conversation where id > $1 order by id limit $2`, [last, limit]);
    return rows.map(({ id }) => id);
  }

  async membersAfter(tx: Tx, last: string, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select member_id as id from payments.wallet where member_id > $1 order by member_id limit $2`,
      [last, limit],
    );
    return rows.map(({ id }) => id);
  }

  driftOfConversations(tx: Tx, ids: readonly string[]): Promise<Drift[]> {
    return tx.query<Drift>(`select rule, subject from chats.drift($1)`, [ids]);
  }

  async driftOfMembers(tx: Tx, ids: readonly string[]): Promise<Drift[]> {
    const balances = await tx.query<Drift>(`select rule, subject from payments.drift($1)`, [ids]);
    const charges = await tx.query<Drift>(`select rule, subject from chats.charge_drift($1, $2)`, [ids, chatReasons]);
    return [...balances, ...charges];
  }

  async keep(tx: Tx, found: readonly Drift[]): Promise<void> {
    await tx.query(
      `insert into chats.drift (found_at, rule, subject)
       select public.app_now(), d.rule, d.subject from unnest($1::text[], $2::uuid[]) as d(rule, subject) on conflict do nothing`,
      [found.map(({ rule }) => rule), found.map(({ subject }) => subject)],
    );
  }
}
