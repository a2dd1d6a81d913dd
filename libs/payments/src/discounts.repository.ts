import { Injectable } from '@nestjs/common';
import { appNow, appNowPlus, type Tx } from '#database';
import { DiscountCodeEntity } from './discount-code.entity.js';
import { DiscountRedemptionEntity } from './discount-redemption.entity.js';

export type DiscountCode = Readonly<DiscountCodeEntity>;

@Injectable()
export class DiscountsRepository {
  byText(tx: Tx, siteId: string, code: string): Promise<DiscountCode | null> {
    return tx.repository(DiscountCodeEntity).findOneBy({ siteId, code });
  }

  /** The code that the owner gives to everybody who never bought. */
  welcome(tx: Tx, siteId: string): Promise<DiscountCode | null> {
    return tx.repository(DiscountCodeEntity).findOneBy({ siteId, isWelcome: true });
  }

  /** A code that was made for one member, the newest one. */
  ofMember(tx: Tx, userId: string): Promise<DiscountCode | null> {
    return tx.repository(DiscountCodeEntity).findOne({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** Makes a code for one member alone, which ends after so many days. */
  async insertFor(tx: Tx, code: Pick<DiscountCode, 'siteId' | 'userId' | 'code' | 'basisPoints'>, days: number): Promise<void> {
    await tx.repository(DiscountCodeEntity).insert({ ...code, createdAt: appNow, expires: appNowPlus('days', days) });
  }

  /** Whether the member, or with a code for one use anybody, holds or has used it. */
  async isUsed(tx: Tx, codeId: string, memberId: string): Promise<boolean> {
    const redemptions = tx.repository(DiscountRedemptionEntity);
    return redemptions.exists({
      where: [
        { codeId, memberId },
        { codeId, once: true },
      ],
    });
  }

  isForOneUse(tx: Tx, codeId: string): Promise<boolean> {
    return tx.repository(DiscountCodeEntity).existsBy({ id: codeId, validity: 'once' });
  }

  /** False when somebody was quicker. */
  async hold(tx: Tx, { codeId, memberId, orderId, once }: Omit<DiscountRedemptionEntity, 'at'>): Promise<boolean> {
    const held = await tx
      .repository(DiscountRedemptionEntity)
      .createQueryBuilder()
      .insert()
      .values({ codeId, memberId, orderId, once, at: appNow })
      .orIgnore()
      .returning('code_id')
      .execute();
    return (held.raw as unknown[]).length === 1;
  }

  isHeldBy(tx: Tx, codeId: string, orderId: string): Promise<boolean> {
    return tx.repository(DiscountRedemptionEntity).existsBy({ codeId, orderId });
  }

  async release(tx: Tx, orderId: string): Promise<void> {
    await tx.repository(DiscountRedemptionEntity).delete({ orderId });
  }
}
