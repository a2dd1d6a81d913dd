import { Injectable } from '@nestjs/common';
import { listCap, type VerificationPage, type VerificationRow, type VerificationsQuery } from '#contracts-admin';
import type { Tx } from '#database';
import { isOutOfSight, lockMinutes } from '#moderation';
import { ageSql } from '#profiles';

export type VerificationListRow = Omit<VerificationRow, 'sent_at' | 'mine'> & {
  readonly sent_at: Date;
  readonly holder_id: string | null;
};
export type VerificationOne = VerificationListRow &
  Pick<VerificationPage, 'age' | 'town' | 'selfie' | 'decided_by' | 'reason'> & {
    readonly decider_id: string | null;
    readonly settled_at: Date | null;
  };
export type EarlierRow = Pick<VerificationListRow, 'id' | 'state' | 'sent_at'> & Pick<VerificationPage, 'reason'>;

const isHeld = `v.locked_at >= public.app_now() - interval '${lockMinutes} minutes'`;
const columns = `v.id, v.member_id, p.name, v.pose, v.state, v.sent_at,
       case when ${isHeld} then v.locked_by end as holder_id, case when ${isHeld} then s.name end as holder`;
const joined = `left join auth.staff s on s.id = v.locked_by left join profiles.profile p on p.member_id = v.member_id`;
const matching = `v.sent_at is not null and v.state = coalesce($1::text, 'waiting') and not ${isOutOfSight('v.member_id', '$2', '$3')}`;

/** Who asks. */
type Viewer = { readonly id: string; readonly isOwner: boolean };

/** What the page and the list of the verifications show. */
@Injectable()
export class VerificationsOfficeRepository {
  /** Who waits longest comes first; of what is decided, the newest. */
  page(tx: Tx, { state, page, per_page }: VerificationsQuery, viewer: Viewer): Promise<VerificationListRow[]> {
    const order = state === undefined || state === 'waiting' ? 'v.sent_at, v.id' : 'v.sent_at desc, v.id desc';
    return tx.query<VerificationListRow>(
      `select ${columns} from (select v.* from moderation.verification v where ${matching} order by ${order} offset $4 limit $5) v ${joined} order by ${order}`,
      [state ?? null, viewer.id, viewer.isOwner, (page - 1) * per_page, per_page],
    );
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, { state }: VerificationsQuery, viewer: Viewer): Promise<number> {
    const [row] = await tx.query<{ found: number }>(
      `select count(*)::int as found from (select 1 from moderation.verification v where ${matching} limit ${listCap + 1}) as capped`,
      [state ?? null, viewer.id, viewer.isOwner],
    );
    return row?.found ?? 0;
  }

  async find(tx: Tx, id: string): Promise<VerificationOne | undefined> {
    const [row] = await tx.query<VerificationOne>(
      `select ${columns}, ${ageSql('p')} as age, p.town, v.selfie is not null as selfie, v.reason, v.settled_at, v.staff_id as decider_id, d.name as decided_by
         from moderation.verification v ${joined} left join auth.staff d on d.id = v.staff_id
        where v.id = $1 and v.sent_at is not null`,
      [id],
    );
    return row;
  }

  earlier(tx: Tx, memberId: string, exceptId: string, limit: number): Promise<EarlierRow[]> {
    return tx.query<EarlierRow>(
      `select id, state, sent_at, reason from moderation.verification
        where member_id = $1 and id <> $2 and sent_at is not null order by sent_at desc limit $3`,
      [memberId, exceptId, limit],
    );
  }
}
