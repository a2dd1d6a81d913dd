import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { MemberId } from '#contracts';
import { appNow, type Tx } from '#database';
import { MandateEntity } from './mandate.entity.js';

export type Mandate = Readonly<MandateEntity>;
export type NewMandateRow = Omit<
  MandateEntity,
  'signedAt' | 'lastUsedAt' | 'revokedAt' | 'pspCustomerId' | 'pspMandateId' | 'pspRevokedAt' | 'memberErasedAt'
>;

const nothingRuns = `not exists (select from payments.debit d where d.mandate_id = m.id and d.state in ('announced', 'sent'))`;

@Injectable()
export class MandatesRepository {
  async insert(tx: Tx, mandate: NewMandateRow): Promise<void> {
    await tx.repository(MandateEntity).insert({ ...mandate, signedAt: appNow });
  }

  find(tx: Tx, id: string): Promise<Mandate | null> {
    return tx.repository(MandateEntity).findOneBy({ id });
  }

  findOwn(tx: Tx, memberId: MemberId, id: string): Promise<Mandate | null> {
    return tx.repository(MandateEntity).findOneBy({ id, memberId });
  }

  /** As it stands until the transaction ends: nobody revokes it meanwhile. */
  async lockOwn(tx: Tx, memberId: MemberId, id: string): Promise<Mandate | null> {
    await tx.query(`select from payments.mandate where id = $1 for share`, [id]);
    return this.findOwn(tx, memberId, id);
  }

  /** The newest first. */
  ofMember(tx: Tx, memberId: MemberId): Promise<Mandate[]> {
    return tx.repository(MandateEntity).find({ where: { memberId }, order: { signedAt: 'DESC', id: 'DESC' } });
  }

  byIds(tx: Tx, ids: readonly string[]): Promise<Mandate[]> {
    return ids.length === 0
      ? Promise.resolve([])
      : tx
          .repository(MandateEntity)
          .createQueryBuilder('m')
          .where('m.id in (:...ids)', { ids: [...ids] })
          .getMany();
  }

  async use(tx: Tx, id: string): Promise<void> {
    await tx.repository(MandateEntity).update({ id }, { lastUsedAt: appNow });
  }

  /** False when it was revoked before. */
  async revoke(tx: Tx, id: string): Promise<boolean> {
    const { affected } = await tx.repository(MandateEntity).update({ id, revokedAt: IsNull() }, { revokedAt: appNow });
    return affected === 1;
  }

  async keepProvider(tx: Tx, id: string, { customerId, mandateId }: { customerId: string; mandateId: string }): Promise<void> {
    await tx.repository(MandateEntity).update({ id }, { pspCustomerId: customerId, pspMandateId: mandateId });
  }

  /** Revoked with us, and not yet with the provider; as long as a debit of it runs, the provider needs it. */
  toRevoke(tx: Tx, limit: number): Promise<Mandate[]> {
    return tx
      .repository(MandateEntity)
      .createQueryBuilder('m')
      .where('m.revokedAt is not null and m.pspRevokedAt is null and m.pspMandateId is not null')
      .andWhere(nothingRuns)
      .orderBy('m.revokedAt')
      .limit(limit)
      .getMany();
  }

  async markRevoked(tx: Tx, id: string): Promise<void> {
    await tx.repository(MandateEntity).update({ id }, { pspRevokedAt: appNow });
  }

  /** Its member is erased: what the provider keeps of them goes too (`toErase`). */
  async markErased(tx: Tx, memberId: MemberId): Promise<void> {
    await tx.repository(MandateEntity).update({ memberId, memberErasedAt: IsNull() }, { memberErasedAt: appNow });
  }

  /** Of erased members, known to the provider; as long as a debit of it runs, the provider needs it. */
  toErase(tx: Tx, limit: number): Promise<Mandate[]> {
    return tx
      .repository(MandateEntity)
      .createQueryBuilder('m')
      .where('m.memberErasedAt is not null and m.pspCustomerId is not null')
      .andWhere(nothingRuns)
      .orderBy('m.memberErasedAt')
      .limit(limit)
      .getMany();
  }

  /** The provider does not know it any more. */
  async dropProvider(tx: Tx, id: string): Promise<void> {
    await tx.repository(MandateEntity).update({ id }, { pspCustomerId: null, pspMandateId: null });
  }

  /**
   * Those of erased members, 14 months after their last use: a debit that nobody authorised can be given back until 13 months after it. Not before
   * the provider has deleted what it keeps of them.
   */
  async forget(tx: Tx): Promise<void> {
    await tx.query(
      `delete from payments.mandate m
        where coalesce(m.last_used_at, m.signed_at) < public.app_now() - interval '14 months' and m.psp_customer_id is null
          and not exists (select from auth.account a where a.id = m.member_id)`,
    );
  }
}
