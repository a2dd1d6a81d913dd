import { Injectable } from '@nestjs/common';
import type { DiscountCodeView } from '#contracts';
import { Clock, Transactions } from '#database';
import { BuyersRepository } from '../orders/index.js';
import { timeBonus } from './discounts.policy.js';
import { DiscountsService } from './discounts.service.js';

interface Newcomer {
  readonly id: string;
  readonly paid_user: boolean;
  /** ISO date. */
  readonly signup_date: string;
}

/** The discount that a member has without typing a code, as the object that a code is. */
@Injectable()
export class WelcomeDiscountService {
  constructor(
    private readonly transactions: Transactions,
    private readonly buyers: BuyersRepository,
    private readonly discounts: DiscountsService,
    private readonly clock: Clock,
  ) {}

  find(memberId: string): Promise<DiscountCodeView | null> {
    return this.transactions.read(async (tx) => {
      const buyer = await this.buyers.find(tx, memberId);
      const active = buyer && (await this.discounts.active(tx, buyer));
      return active ? this.discounts.find(tx, memberId, active.code) : null;
    });
  }

  /** For every page: asks only for who may have the time bonus, so that the pages of all others pay nothing for it. */
  findForNewcomer({ id, paid_user: isPaid, signup_date: signedUpAt }: Newcomer): Promise<DiscountCodeView | null> {
    const ageMs = this.clock.now().getTime() - Date.parse(signedUpAt);
    return isPaid || ageMs >= timeBonus.seconds * 1_000 ? Promise.resolve(null) : this.find(id);
  }
}
