import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { AloneReason } from '#contracts-admin';
import { appNow, type Tx } from '#database';
import { AppealEntity, type AppealState } from './appeal.entity.js';

export type Appeal = Readonly<Omit<AppealEntity, 'sealed'>>;

@Injectable()
export class AppealsRepository {
  /** Undefined when the decision was appealed before. */
  async insertOnce(tx: Tx, id: string, decisionId: string, sealed: Buffer): Promise<Appeal | undefined> {
    const made = await tx
      .repository(AppealEntity)
      .createQueryBuilder()
      .insert()
      .values({ id, decisionId, sealed, at: appNow })
      .orIgnore()
      .returning('id')
      .updateEntity(false)
      .execute();
    return (made.raw as unknown[]).length === 1 ? ((await this.find(tx, id)) ?? undefined) : undefined;
  }

  find(tx: Tx, id: string): Promise<Appeal | null> {
    return tx.repository(AppealEntity).findOneBy({ id });
  }

  ofDecision(tx: Tx, decisionId: string): Promise<Appeal | null> {
    return tx.repository(AppealEntity).findOneBy({ decisionId });
  }

  async sealedOf(tx: Tx, id: string): Promise<Buffer | null> {
    return (await tx.repository(AppealEntity).findOne({ where: { id }, select: { id: true, sealed: true } }))?.sealed ?? null;
  }

  /** False when it was decided before. */
  async decide(tx: Tx, id: string, state: Exclude<AppealState, 'open'>, alone: AloneReason | null): Promise<boolean> {
    const { affected } = await tx.repository(AppealEntity).update({ id, state: 'open' }, { state, decidedAt: appNow, alone });
    return affected === 1;
  }

  /** Forgets what was written in appeals that were decided so long ago. */
  async forgetOld(tx: Tx, months: number): Promise<void> {
    await tx.query(
      `update moderation.appeal set sealed = null where sealed is not null and decided_at < public.app_now() - make_interval(months => $1)`,
      [months],
    );
  }

  async forgetOf(tx: Tx, memberId: MemberId): Promise<void> {
    await tx.query(
      `update moderation.appeal a set sealed = null from moderation.decision d
        where d.id = a.decision_id and a.sealed is not null and a.state <> 'open'
          and case when d.measure = 'none' then exists (select from moderation.report r where r.id = d.case_id and r.reporter_id = $1)
                   else d.member_id = $1 end`,
      [memberId],
    );
  }
}
