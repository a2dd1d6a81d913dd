import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { entryCodesOf } from '#payments';

export type BuyerRow = { email: string; name: string | null; signed_up: Date; confirmed_at: Date | null };
export type UsesRow = { kind: number; times: number; credits: number; first: Date; last: Date };
export type VisitRow = { first: Date; last: Date; user_agent: string };

/** What shows that whoever owns the account bought, got and used what was bought. */
@Injectable()
export class EvidenceRepository {
  /** Undefined where the account is erased. */
  async buyer(tx: Tx, memberId: MemberId): Promise<BuyerRow | undefined> {
    const [row] = await tx.query<BuyerRow>(
      `select a.email, p.name, a.created_at as signed_up, a.confirmed_at
         from auth.account a left join profiles.profile p on p.member_id = a.id where a.id = $1`,
      [memberId],
    );
    return row;
  }

  /** What the member sent for credits since, by kind. What was taken back is no use. */
  uses(tx: Tx, memberId: MemberId, since: Date): Promise<UsesRow[]> {
    const kinds = (['message', 'gift', 'photo'] as const).map((reason) => entryCodesOf(reason).kind);
    return tx.query(
      `select kind, count(*)::int as times, -sum(amount)::int as credits, min(at) as first, max(at) as last
         from payments.ledger_entry where member_id = $1 and at >= $2 and amount < 0 and kind = any($3::int[]) group by kind order by kind`,
      [memberId, since, [...new Set(kinds)]],
    );
  }

  /** The browsers that were logged in, the oldest first. */
  visits(tx: Tx, memberId: MemberId): Promise<VisitRow[]> {
    return tx.query(
      `select first_seen_at as first, last_seen_at as last, user_agent from auth.known_device where member_id = $1 order by first_seen_at`,
      [memberId],
    );
  }
}
