import { Injectable } from '@nestjs/common';
import type { GrantReason, MoreReason, RefuseMoreReason } from '#contracts-admin';
import { appNow, type Tx } from '#database';
import { ReadingRequestEntity } from './reading-request.entity.js';

export type ReadingRequest = Readonly<ReadingRequestEntity>;
/** What a second moderator says. */
export type ReadingAnswer =
  | { readonly state: 'granted'; readonly reason: GrantReason }
  | { readonly state: 'refused'; readonly reason: RefuseMoreReason };

@Injectable()
export class ReadingRequestsRepository {
  newest(tx: Tx, caseId: string): Promise<ReadingRequest | null> {
    return tx.repository(ReadingRequestEntity).findOne({ where: { caseId }, order: { askedAt: 'desc', id: 'desc' } });
  }

  async insert(tx: Tx, caseId: string, askedBy: string, reason: MoreReason): Promise<void> {
    await tx
      .repository(ReadingRequestEntity)
      .createQueryBuilder()
      .insert()
      .values({ caseId, askedBy, reason, askedAt: appNow })
      .updateEntity(false)
      .execute();
  }

  async answer(tx: Tx, id: string, answeredBy: string, { state, reason }: ReadingAnswer): Promise<void> {
    await tx.repository(ReadingRequestEntity).update({ id }, { state, answeredBy, answeredAt: appNow, answerReason: reason });
  }

  /** Those that wait for somebody else than this member of staff. */
  async waitingFor(tx: Tx, staffId: string): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from moderation.reading_request r join moderation.case c on c.id = r.case_id
        where r.state = 'waiting' and r.asked_by <> $1 and c.state in ('open', 'proposed')`,
      [staffId],
    );
    return row?.count ?? 0;
  }
}
