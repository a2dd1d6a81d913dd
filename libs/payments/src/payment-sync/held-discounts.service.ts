import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { DiscountsService } from '../discounts/index.js';
import { IssuesRepository } from '../issues/index.js';
import { BuyersRepository, type Order } from '../orders/index.js';

/** What an order holds of a discount: its code counts for no other order until it came to nothing. */
@Injectable()
export class HeldDiscounts {
  constructor(
    private readonly buyers: BuyersRepository,
    private readonly discounts: DiscountsService,
    private readonly issues: IssuesRepository,
  ) {}

  /**
   * Of an order that is paid: its code was released when the order was given up. It is honoured; when it counts for another order by now, finance
   * knows. The wallet before the code: a checkout takes them in this order too.
   */
  async honour(tx: Tx, { id, memberId, codeId }: Order): Promise<void> {
    if (!codeId) return;
    await this.buyers.lockWallet(tx, memberId);
    if (await this.discounts.redeemAgain(tx, codeId, memberId, id)) return;
    if (await this.discounts.isRedeemedBy(tx, codeId, id)) return;
    await this.issues.note(tx, { kind: 'code_honoured_twice', subject: id, orderId: id });
  }

  /** The order came to nothing. */
  release(tx: Tx, { id }: Order): Promise<void> {
    return this.discounts.release(tx, id);
  }
}
