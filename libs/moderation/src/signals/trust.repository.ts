import { Injectable } from '@nestjs/common';
import { appNow, type Tx } from '#database';
import { countsBeside, countsInMessages } from './counting-signals.js';
import { TrustLiftEntity } from './trust-lift.entity.js';
import type { TrustFacts } from './trust.policy.js';

@Injectable()
export class TrustRepository {
  async facts(tx: Tx, memberId: string, days: number): Promise<TrustFacts> {
    const [row] = await tx.query<TrustFacts>(
      `select (select count(distinct r.reporter_id)::int from moderation.report r
                where r.subject_id = $1 and r.outcome = 'confirmed' and r.decided_at > since.at) as "confirmedReports",
              (select count(distinct s.conversation_id)::int from moderation.signal s
                where s.sender_id = $1 and s.at > since.at and ${countsInMessages})
              + (select count(distinct s.kind)::int from moderation.member_signal s where s.member_id = $1 and s.at > since.at
                   and ${countsBeside}) as signals,
              exists (select from moderation.decision d
                where d.member_id = $1 and d.measure = 'restriction' and d.state = 'in_force' and d.until > public.app_now()) as restricted
         from (select greatest(public.app_now() - make_interval(days => $2),
                               (select l.at from moderation.trust_lift l where l.member_id = $1)) as at) since`,
      [memberId, days],
    );
    return row ?? { confirmedReports: 0, signals: 0, restricted: false };
  }

  async lift(tx: Tx, memberId: string, staffId: string): Promise<void> {
    await tx.repository(TrustLiftEntity).upsert({ memberId, staffId, at: appNow }, ['memberId']);
  }

  async liftedAt(tx: Tx, memberId: string): Promise<Date | null> {
    const lift = await tx.repository(TrustLiftEntity).findOneBy({ memberId });
    return lift?.at ?? null;
  }
}
