import { Injectable } from '@nestjs/common';
import type { HouseRule, Measure, MemberId, PhotoId } from '#contracts';
import type { Tx } from '#database';
import { RejectedLookEntity, type LookHow } from './rejected-look.entity.js';

export interface RejectedPhoto {
  readonly memberId: MemberId;
  readonly photoId: PhotoId;
  readonly look: string;
  readonly how: LookHow;
  readonly rule: string;
  readonly decisionId: string | null;
  /** When it was taken away; now, when nothing is said. */
  readonly at?: Date | null;
}

/** What of a decision says how its photos are remembered. */
export interface PhotoDecision {
  readonly id: string;
  readonly measure: Measure;
  /** Null: no rule was broken. */
  readonly rule: HouseRule | null;
  readonly photoIds: readonly PhotoId[];
}
type StandingDecision = PhotoDecision & { readonly rule: HouseRule; readonly inForceAt: Date };

@Injectable()
export class RejectedLooksRepository {
  /** Once for each photo and each way; a later decision takes the place of an earlier one. */
  async remember(tx: Tx, { memberId, photoId, look, how, rule, decisionId, at = null }: RejectedPhoto): Promise<void> {
    await tx.query(
      `insert into moderation.rejected_look (at, look, how, rule, decision_id, member_id, photo_id)
       values (coalesce($7, public.app_now()), $1::bit(64), $2, $3, $4, $5, $6)
       on conflict (photo_id, how) do update
         set at = excluded.at, look = excluded.look, rule = excluded.rule, decision_id = excluded.decision_id`,
      [look, how, rule, decisionId, memberId, photoId, at],
    );
  }

  /** What was decided about the member by a rule and was no mistake, the newest first. */
  decisionsAbout(tx: Tx, memberId: MemberId, limit: number): Promise<StandingDecision[]> {
    return tx.query<StandingDecision>(
      `select id, measure, rule, photo_ids as "photoIds", in_force_at as "inForceAt" from moderation.decision
        where member_id = $1 and measure <> 'none' and state in ('in_force', 'ended') order by in_force_at desc, id desc limit $2`,
      [memberId, limit],
    );
  }

  /** The nearest one within so many bits; of several as near, the newest. Not the photo itself. */
  async nearest(tx: Tx, look: string, photoId: PhotoId, bits: number): Promise<{ id: string; distance: number } | undefined> {
    const [row] = await tx.query<{ id: string; distance: number }>(
      `select l.id, bit_count(l.look # $1::bit(64))::int as distance from moderation.rejected_look l
        where bit_count(l.look # $1::bit(64)) <= $3 and l.photo_id is distinct from $2::uuid
        order by distance, l.at desc limit 1`,
      [look, photoId, bits],
    );
    return row;
  }

  /** With what was noticed by it: the decision is no more. */
  async forgetBy(tx: Tx, decisionId: string): Promise<void> {
    await tx.query(
      `with gone as (delete from moderation.rejected_look where decision_id = $1 returning id)
       delete from moderation.member_signal s using gone where s.look_id = gone.id`,
      [decisionId],
    );
  }

  async forgetMember(tx: Tx, memberId: string): Promise<void> {
    await tx.repository(RejectedLookEntity).update({ memberId: memberId as MemberId }, { memberId: null, photoId: null });
  }

  async forgetOld(tx: Tx, months: number): Promise<number> {
    const rows = await tx.query(
      `delete from moderation.rejected_look where at < public.app_now() - make_interval(months => $1) returning id`,
      [months],
    );
    return rows.length;
  }
}
