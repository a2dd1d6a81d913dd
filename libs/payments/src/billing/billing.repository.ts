import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Tx } from '#database';
import { BillingDetailsEntity } from './billing-details.entity.js';

@Injectable()
export class BillingRepository {
  async insert(tx: Tx, details: BillingDetailsEntity): Promise<void> {
    await tx.repository(BillingDetailsEntity).insert(details);
  }

  ofOrders(tx: Tx, orderIds: readonly string[]): Promise<BillingDetailsEntity[]> {
    return tx.repository(BillingDetailsEntity).findBy({ orderId: In([...orderIds]) });
  }

  /** Those of a member whose orders no paper was ever written for. */
  async eraseUnpaid(tx: Tx, memberId: string): Promise<void> {
    await tx.query(
      `delete from payments.billing_details d where d.member_id = $1
          and not exists (select from payments.orders o where o.id = d.order_id and o.paid_at is not null)`,
      [memberId],
    );
  }
}
