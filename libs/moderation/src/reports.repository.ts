import { Injectable } from '@nestjs/common';
import type { MemberId, ReportBody, ReportReason, ReportSubject } from '#contracts';
import type { Tx } from '#database';

export type ReportRow = {
  readonly id: string;
  readonly receipt: string;
  readonly at: Date;
  readonly reporterId: MemberId;
  readonly subjectId: MemberId;
  readonly about: ReportSubject;
  readonly reason: ReportReason;
  readonly state: 'open' | 'decided';
};
export type ReportOutcome = 'confirmed' | 'dismissed';
export type NewReport = { readonly receipt: string; readonly about: ReportSubject; readonly key: string | null; readonly bodyHash: Buffer };
export type QueuePosition = { readonly at: string; readonly id: string };

const columns = `id, receipt, at, reporter_id as "reporterId", subject_id as "subjectId", about, reason, state`;

@Injectable()
export class ReportsRepository {
  /** What was sent with this key before, and whether it said the same. */
  async byKey(tx: Tx, me: string, key: string, bodyHash: Buffer): Promise<(ReportRow & { readonly same: boolean }) | undefined> {
    const [row] = await tx.query<ReportRow & { same: boolean }>(
      `select ${columns}, body_hash = $3 as same from moderation.report where reporter_id = $1 and idempotency_key = $2`,
      [me, key, bodyHash],
    );
    return row;
  }

  /** Undefined when the same is reported already and not decided. */
  async insertOnce(tx: Tx, me: string, body: ReportBody, { receipt, about, key, bodyHash }: NewReport): Promise<ReportRow | undefined> {
    const [row] = await tx.query<ReportRow>(
      `insert into moderation.report (receipt, at, reporter_id, subject_id, about, conversation_id, seq, photo_id, reason, idempotency_key, body_hash)
       values ($1, public.app_now(), $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (reporter_id, subject_id, about, conversation_id, seq, photo_id) where state = 'open' do nothing
       returning ${columns}`,
      [receipt, me, body.profile, about, body.chat ?? null, body.seq ?? null, body.photo ?? null, body.reason, key, bodyHash],
    );
    return row;
  }

  async openOne(tx: Tx, me: string, { profile, chat, seq, photo }: ReportBody, about: ReportSubject): Promise<ReportRow | undefined> {
    const [row] = await tx.query<ReportRow>(
      `select ${columns} from moderation.report
        where reporter_id = $1 and subject_id = $2 and about = $3 and conversation_id is not distinct from $4
          and seq is not distinct from $5 and photo_id is not distinct from $6 and state = 'open'`,
      [me, profile, about, chat ?? null, seq ?? null, photo ?? null],
    );
    return row;
  }

  async find(tx: Tx, id: string): Promise<ReportRow | undefined> {
    const [row] = await tx.query<ReportRow>(`select ${columns} from moderation.report where id = $1`, [id]);
    return row;
  }

  /** Whom the report is about; undefined when it was decided before, or is unknown. */
  async decide(tx: Tx, id: string, outcome: ReportOutcome): Promise<MemberId | undefined> {
    const [row] = await tx.query<{ subjectId: MemberId }>(
      `with decided as (
         update moderation.report set state = 'decided', outcome = $2, decided_at = public.app_now() where id = $1 and state = 'open'
         returning subject_id)
       select subject_id as "subjectId" from decided`,
      [id, outcome],
    );
    return row?.subjectId;
  }

  /** The open ones, the oldest first. */
  open(tx: Tx, after: QueuePosition | undefined, limit: number): Promise<(ReportRow & { readonly position: string })[]> {
    return tx.query(
      `select ${columns}, at::text as position from moderation.report
        where state = 'open' and ($1::timestamptz is null or (at, id) > ($1::timestamptz, $2::uuid)) order by at, id limit $3`,
      [after?.at ?? null, after?.id ?? null, limit],
    );
  }
}
