import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { MemberId } from '#contracts';
import { appNow, type Tx } from '#database';
import { DebitBlockEntity, type DebitBlockKind } from './debit-block.entity.js';

export type DebitBlock = Readonly<DebitBlockEntity>;
export type DebitKey = { readonly kind: DebitBlockKind; readonly key: Buffer };

@Injectable()
export class DebitBlocksRepository {
  /** One that is blocked already stays so as it began. */
  async add(tx: Tx, keys: readonly DebitKey[], about: { memberId: MemberId; orderId: string; reason: string }): Promise<void> {
    await tx
      .repository(DebitBlockEntity)
      .createQueryBuilder()
      .insert()
      .values(keys.map((one) => ({ ...one, ...about, since: appNow })))
      .orIgnore()
      .execute();
  }

  isAny(tx: Tx, keys: readonly DebitKey[]): Promise<boolean> {
    return tx.repository(DebitBlockEntity).existsBy(keys.map(({ kind, key }) => ({ kind, key: In([key]), liftedAt: IsNull() })));
  }

  /** False when it was lifted before, or never was. */
  async lift(tx: Tx, id: string, by: string, liftReason: string): Promise<boolean> {
    const { affected } = await tx
      .repository(DebitBlockEntity)
      .update({ id, liftedAt: IsNull() }, { liftedAt: appNow, liftedBy: by, liftReason });
    return affected === 1;
  }

  /** The money of their order came again. */
  async liftOfOrder(tx: Tx, orderId: string): Promise<void> {
    await tx.repository(DebitBlockEntity).update({ orderId, liftedAt: IsNull() }, { liftedAt: appNow, liftReason: 'paid again' });
  }
}
