import { Injectable } from '@nestjs/common';
import { appNow, type Tx } from '#database';
import { DiscountCodeEntity } from './discount-code.entity.js';

export type CodeConditions = Pick<
  DiscountCodeEntity,
  | 'siteId'
  | 'basisPoints'
  | 'validity'
  | 'country'
  | 'userId'
  | 'expires'
  | 'currency'
  | 'minimumMinor'
  | 'methods'
  | 'maxUses'
  | 'isWelcome'
  | 'madeBy'
>;

export interface MadeCode {
  readonly id: string;
  readonly code: string;
}

@Injectable()
export class DiscountCodesRepository {
  /** Answers those that were not there yet. */
  async insert(tx: Tx, codes: readonly string[], conditions: CodeConditions): Promise<MadeCode[]> {
    const { siteId, basisPoints, validity, country, userId, expires, currency, minimumMinor, methods, maxUses, isWelcome, madeBy } =
      conditions;
    const rest = { siteId, basisPoints, validity, country, userId, expires, currency, minimumMinor, methods, maxUses, isWelcome, madeBy };
    const inserted = await tx
      .repository(DiscountCodeEntity)
      .createQueryBuilder()
      .insert()
      .values(codes.map((code) => ({ ...rest, code, createdAt: appNow })))
      .orIgnore()
      .returning(['id', 'code'])
      .execute();
    return inserted.raw as MadeCode[];
  }

  lock(tx: Tx, id: string): Promise<Readonly<DiscountCodeEntity> | null> {
    return tx.repository(DiscountCodeEntity).findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  async setStatus(tx: Tx, id: string, status: 'active' | 'inactive'): Promise<void> {
    await tx.repository(DiscountCodeEntity).update({ id }, { status });
  }

  /** The welcome code of a site is an ordinary one from now on. */
  async removeWelcome(tx: Tx, siteId: string): Promise<void> {
    await tx.repository(DiscountCodeEntity).update({ siteId, isWelcome: true }, { isWelcome: false });
  }

  /** A code is looked for on the site of its member. */
  async isMemberOf(tx: Tx, memberId: string, siteId: string): Promise<boolean> {
    const found = await tx.query(`select from auth.account where id = $1 and site_id = $2`, [memberId, siteId]);
    return found.length === 1;
  }
}
