import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
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

  /** The code that the product made for one member by itself, the newest one. */
  ofMember(tx: Tx, userId: string): Promise<DiscountCode | null> {
    return tx.repository(DiscountCodeEntity).findOne({ where: { userId, madeBy: IsNull() }, order: { createdAt: 'DESC', id: 'DESC' } });
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

  /** Orders that have the code and did not come to nothing, counted up to so many. */
  async usesOf(tx: Tx, { siteId, code }: Pick<DiscountCode, 'siteId' | 'code'>, most: number): Promise<number> {
    const [row] = await tx.query<{ uses: number }>(
      `select count(*)::int as uses from (
         select from payments.orders
          where discount_code = $1 and site_id = $2 and state not in ('failed', 'cancelled', 'expired') limit $3) counted`,
      [code, siteId, most],
    );
    return row?.uses ?? 0;
  }

  /** Orders of the same moment that want a code with a budget take it one after the other. */
  async lock(tx: Tx, codeId: string): Promise<void> {
    await tx.query(`select from payments.discount_code where id = $1 for no key update`, [codeId]);
  }

  isForOneUse(tx: Tx, codeId: string): Promise<boolean> {
    return tx.repository(DiscountCodeEntity).existsBy({ id: codeId, validity: 'once' });
  }

  /** False when somebody was quicker. */
  async redeem(tx: Tx, { codeId, memberId, orderId, once }: Omit<DiscountRedemptionEntity, 'at'>): Promise<boolean> {
    const redeemed = await tx
      .repository(DiscountRedemptionEntity)
      .createQueryBuilder()
      .insert()
      .values({ codeId, memberId, orderId, once, at: appNow })
      .orIgnore()
      .returning('code_id')
      .execute();
    return (redeemed.raw as unknown[]).length === 1;
  }

  isRedeemedBy(tx: Tx, codeId: string, orderId: string): Promise<boolean> {
    return tx.repository(DiscountRedemptionEntity).existsBy({ codeId, orderId });
  }

  async release(tx: Tx, orderId: string): Promise<void> {
    await tx.repository(DiscountRedemptionEntity).delete({ orderId });
  }
}
