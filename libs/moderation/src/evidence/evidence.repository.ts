import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { EvidenceEntity } from './evidence.entity.js';

@Injectable()
export class EvidenceRepository {
  async insert(tx: Tx, reportId: string, sealed: Buffer): Promise<void> {
    await tx.repository(EvidenceEntity).insert({ reportId, sealed });
  }

  async replace(tx: Tx, reportId: string, sealed: Buffer): Promise<void> {
    await tx.repository(EvidenceEntity).update({ reportId }, { sealed });
  }

  /** `chat`: of a report, the conversation that it is about. */
  async find(tx: Tx, reportId: string): Promise<{ readonly sealed: Buffer; readonly chat: string | null } | undefined> {
    const [evidence] = await tx.query<{ sealed: Buffer; chat: string | null }>(
      `select e.sealed, r.conversation_id as chat from moderation.evidence e left join moderation.report r on r.id = e.report_id
        where e.report_id = $1`,
      [reportId],
    );
    return evidence;
  }

  /**
   * Removes the evidence of reports, and of cases of our own, that were decided so long ago, unless somebody looks at them again, and answers which
   * they were.
   */
  async removeOld(tx: Tx, months: number): Promise<string[]> {
    const gone = await tx.query<{ id: string }>(
      `with gone as (
         delete from moderation.evidence e
          using (select r.id, r.decided_at as at from moderation.report r
                 union all select c.id, c.closed_at from moderation.case c where c.kind = 'initiative') decided
          where decided.id = e.report_id and decided.at < public.app_now() - make_interval(months => $1)
            and not exists (select from moderation.case c where c.id = decided.id and c.state <> 'closed')
            and not exists (select from moderation.decision d join moderation.appeal a on a.decision_id = d.id and a.state = 'open'
                             where d.case_id = decided.id)
         returning e.report_id)
       select report_id as id from gone`,
      [months],
    );
    return gone.map(({ id }) => id);
  }
}
