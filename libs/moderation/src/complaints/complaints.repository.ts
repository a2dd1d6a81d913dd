import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ComplaintEntity, type ComplaintOutcome } from './complaint.entity.js';

/** What others may know of a complaint without opening it. */
export type ComplaintRow = Readonly<
  Pick<ComplaintEntity, 'id' | 'reference' | 'at' | 'category' | 'siteId' | 'language' | 'memberId' | 'outcome'>
>;
export type NewComplaint = Readonly<
  Pick<ComplaintEntity, 'reference' | 'category' | 'siteId' | 'language' | 'memberId' | 'idempotencyKey'>
> & {
  readonly bodyHash: Buffer;
  readonly sealed: Buffer;
};

@Injectable()
export class ComplaintsRepository {
  /** Undefined when the same waits already, or the key was used before. */
  async insertOnce(tx: Tx, complaint: NewComplaint): Promise<ComplaintRow | undefined> {
    const { reference, category, siteId, language, memberId, idempotencyKey, bodyHash, sealed } = complaint;
    const [row] = await tx.query<ComplaintRow>(
      `insert into moderation.complaint (reference, at, category, site_id, language, member_id, idempotency_key, body_hash, sealed)
       values ($1, public.app_now(), $2, $3, $4, $5, $6, $7, $8)
       on conflict do nothing
       returning id, reference, at, category, site_id as "siteId", language, member_id as "memberId", outcome`,
      [reference, category, siteId, language, memberId, idempotencyKey, bodyHash, sealed],
    );
    return row;
  }

  find(tx: Tx, id: string): Promise<ComplaintEntity | null> {
    return tx.repository(ComplaintEntity).findOneBy({ id });
  }

  byKey(tx: Tx, siteId: string, idempotencyKey: string): Promise<ComplaintEntity | null> {
    return tx.repository(ComplaintEntity).findOneBy({ siteId, idempotencyKey });
  }

  /** The same that waits. */
  async openOne(tx: Tx, siteId: string, bodyHash: Buffer): Promise<ComplaintEntity | null> {
    const [row] = await tx.query<{ id: string }>(
      `select id from moderation.complaint where site_id = $1 and body_hash = $2 and outcome is null`,
      [siteId, bodyHash],
    );
    return row ? this.find(tx, row.id) : null;
  }

  async sealedOf(tx: Tx, id: string): Promise<Buffer | null> {
    const found = await tx.repository(ComplaintEntity).findOne({ where: { id }, select: { id: true, sealed: true } });
    return found?.sealed ?? null;
  }

  /** The same with the answer of staff. */
  async answer(tx: Tx, id: string, answer: Buffer): Promise<boolean> {
    const rows = await tx.query(
      `update moderation.complaint set outcome = 'answered', answer = $2 where id = $1 and outcome is null returning id`,
      [id, answer],
    );
    return rows.length === 1;
  }

  async answerOf(tx: Tx, id: string): Promise<Buffer | null> {
    const found = await tx.repository(ComplaintEntity).findOne({ where: { id }, select: { id: true, answer: true } });
    return found?.answer ?? null;
  }

  /** False when it was decided before and that still holds, or is unknown. */
  async decide(tx: Tx, id: string, outcome: ComplaintOutcome): Promise<boolean> {
    const rows = await tx.query(
      `update moderation.complaint o set outcome = $2
        where o.id = $1 and (o.outcome is null or (o.outcome = 'nothing' and not exists (
          select from moderation.decision d where d.case_id = o.id and d.measure = 'none' and d.state = 'in_force'))) returning o.id`,
      [id, outcome],
    );
    return rows.length === 1;
  }

  /** Removes what was written in complaints whose cases were closed so long ago; answers how many. */
  async removeOld(tx: Tx, months: number): Promise<number> {
    const gone = await tx.query(
      `update moderation.complaint o set sealed = null, answer = null, body_hash = null, idempotency_key = null
         from moderation.case c
        where c.id = o.id and o.sealed is not null and c.closed_at < public.app_now() - make_interval(months => $1)
          and not exists (select from moderation.decision d join moderation.appeal a on a.decision_id = d.id and a.state = 'open'
                           where d.case_id = o.id) returning o.id`,
      [months],
    );
    return gone.length;
  }

  /** The complaint stays until its time is over; that a member wrote it does not. */
  async forgetMember(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`update moderation.complaint set member_id = null where member_id = $1`, [memberId]);
  }
}
