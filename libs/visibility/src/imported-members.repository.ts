import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

/** Times as ISO texts. */
export type ImportedStanding = {
  readonly memberId: string;
  readonly confirmed: boolean;
  readonly paid: boolean;
  readonly joinedAt: string;
  readonly lastActiveAt: string;
};
export type ImportedBlock = { readonly blocker: string; readonly blocked: string };

@Injectable()
export class ImportedMembersRepository {
  async insertStandings(tx: Tx, communityId: string, standings: readonly ImportedStanding[]): Promise<void> {
    await tx.query(
      `insert into visibility.member_standing (member_id, community_id, confirmed, paid, joined_at, last_active)
       select s."memberId", $1, s.confirmed, s.paid, s."joinedAt", s."lastActiveAt"
         from jsonb_to_recordset($2::jsonb) as s ("memberId" uuid, confirmed boolean, paid boolean, "joinedAt" timestamptz, "lastActiveAt" timestamptz)`,
      [communityId, JSON.stringify(standings)],
    );
  }

  async insertBlocks(tx: Tx, blocks: readonly ImportedBlock[]): Promise<void> {
    await tx.query(
      `insert into visibility.pair as p (lo, hi, block, lo_blocked_at, hi_blocked_at)
       select least(b.blocker, b.blocked), greatest(b.blocker, b.blocked), bit_or(case when b.blocker < b.blocked then 1 else 2 end)::smallint,
              case when bool_or(b.blocker < b.blocked) then public.app_now() end, case when bool_or(b.blocker > b.blocked) then public.app_now() end
         from unnest($1::uuid[], $2::uuid[]) as b (blocker, blocked) group by 1, 2 order by 1, 2
       on conflict on constraint pair_members do update
         set block = p.block | excluded.block, lo_blocked_at = coalesce(p.lo_blocked_at, excluded.lo_blocked_at),
             hi_blocked_at = coalesce(p.hi_blocked_at, excluded.hi_blocked_at)`,
      [blocks.map(({ blocker }) => blocker), blocks.map(({ blocked }) => blocked)],
    );
  }

  async deletePairs(tx: Tx, members: readonly string[]): Promise<void> {
    await tx.query(`delete from visibility.pair where lo = any ($1) or hi = any ($1)`, [members]);
  }
}
