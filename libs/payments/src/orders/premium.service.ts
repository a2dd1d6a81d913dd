import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { Publisher } from '#realtime';
import { StandingService } from '#visibility';
import { OrdersRepository } from './orders.repository.js';

/** Premium begins with the first purchase and stays, unless the only purchase is undone. */
@Injectable()
export class PremiumService {
  constructor(
    private readonly standing: StandingService,
    private readonly orders: OrdersRepository,
    private readonly publisher: Publisher,
  ) {}

  /** Whether it began now. */
  begin(tx: Tx, memberId: MemberId): Promise<boolean> {
    return this.change(tx, memberId, true);
  }

  /** After a purchase was undone, or an undoing came to nothing: premium is who has a purchase that stands. */
  async review(tx: Tx, memberId: MemberId): Promise<void> {
    await this.change(tx, memberId, await this.orders.hasStanding(tx, memberId));
  }

  private async change(tx: Tx, memberId: MemberId, isPaid: boolean): Promise<boolean> {
    const isNew = await this.standing.set(tx, memberId, 'paid', isPaid);
    if (isNew) tx.afterCommit(() => this.publisher.toMember(memberId, 'account.changed', { v: 1 }));
    return isNew;
  }
}
