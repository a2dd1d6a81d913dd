import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { MemberId, ReportBody, ReportSubject } from '#contracts';
import type { Tx } from '#database';
import type { ReporterRecord } from '../cases/index.js';
import { ReportEntity, type ReportOutcome } from './report.entity.js';

/** What others may know of a report. */
export type ReportRow = Readonly<
  Pick<
    ReportEntity,
    'id' | 'receipt' | 'at' | 'reporterId' | 'subjectId' | 'about' | 'reason' | 'state' | 'outcome' | 'decisionId' | 'photoId'
  >
>;
export type NewReport = { readonly receipt: string; readonly about: ReportSubject; readonly key: string | null; readonly bodyHash: Buffer };

const columns = `id, receipt, at, reporter_id as "reporterId", subject_id as "subjectId", about, reason, state, outcome,
  decision_id as "decisionId", photo_id as "photoId"`;

@Injectable()
export class ReportsRepository {
  /** What was sent with this key before. */
  byKey(tx: Tx, me: MemberId, key: string): Promise<ReportEntity | null> {
    return tx.repository(ReportEntity).findOneBy({ reporterId: me, idempotencyKey: key });
  }

  /** Undefined when the same is reported already and not decided. */
  async insertOnce(tx: Tx, me: MemberId, body: ReportBody, { receipt, about, key, bodyHash }: NewReport): Promise<ReportRow | undefined> {
    const [row] = await tx.query<ReportRow>(
      `insert into moderation.report (receipt, at, reporter_id, subject_id, about, conversation_id, seq, photo_id, reason, idempotency_key, body_hash)
       values ($1, public.app_now(), $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (reporter_id, subject_id, about, conversation_id, seq, photo_id) where state = 'open' do nothing
       returning ${columns}`,
      [receipt, me, body.profile, about, body.chat ?? null, body.seq ?? null, body.photo ?? null, body.reason, key, bodyHash],
    );
    return row;
  }

  openOne(tx: Tx, me: MemberId, { profile, chat, seq, photo }: ReportBody, about: ReportSubject): Promise<ReportRow | null> {
    return tx.repository(ReportEntity).findOneBy({
      reporterId: me,
      subjectId: profile,
      about,
      conversationId: chat ?? IsNull(),
      seq: seq ?? IsNull(),
      photoId: photo ?? IsNull(),
      state: 'open',
    });
  }

  find(tx: Tx, id: string): Promise<ReportRow | null> {
    return tx.repository(ReportEntity).findOneBy({ id });
  }

  /** False when it was decided before and that still holds, or is unknown. One that was dismissed by mistake stays dismissed until it is decided anew. */
  async decide(tx: Tx, id: string, outcome: ReportOutcome, decisionId: string): Promise<boolean> {
    const rows = await tx.query(
      `update moderation.report r set state = 'decided', outcome = $2, decision_id = $3, decided_at = public.app_now()
        where r.id = $1 and (r.state = 'open' or exists (
          select from moderation.decision d where d.id = r.decision_id and d.measure = 'none' and d.state = 'overturned')) returning r.id`,
      [id, outcome, decisionId],
    );
    return rows.length === 1;
  }

  /** The decision was a mistake: what it confirmed counts against nobody. */
  async dismissBy(tx: Tx, decisionId: string): Promise<void> {
    await tx.repository(ReportEntity).update({ decisionId, outcome: 'confirmed' }, { outcome: 'dismissed' });
  }

  /** How often what this member reported was found to be so. */
  async recordOf(tx: Tx, reporterId: string): Promise<ReporterRecord> {
    const [row] = await tx.query<ReporterRecord>(
      `select count(*)::int as decided, count(*) filter (where outcome = 'dismissed')::int as dismissed
         from moderation.report where reporter_id = $1 and state = 'decided'`,
      [reporterId],
    );
    return row ?? { decided: 0, dismissed: 0 };
  }
}
