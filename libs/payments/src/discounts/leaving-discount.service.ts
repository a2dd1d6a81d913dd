import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, type DiscountCodeView } from '#contracts';
import { Transactions } from '#database';
import { SiteService } from '#site';
import { BuyersRepository } from '../orders/index.js';
import { DiscountsRepository } from './discounts.repository.js';
import { DiscountsService } from './discounts.service.js';

const BASIS_POINTS = 2_500;
const DAYS = 30;
/** Without signs that are read as others. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** What a company offers beside the deletion of an account: a discount on the next purchase, once for each member. */
@Injectable()
export class LeavingDiscountService {
  constructor(
    private readonly transactions: Transactions,
    private readonly buyers: BuyersRepository,
    private readonly sites: SiteService,
    private readonly codes: DiscountsRepository,
    private readonly discounts: DiscountsService,
  ) {}

  /** The member's own code, made when they ask for the first time and the same as long as it counts; null when there is no offer, or none any more. */
  offer(memberId: string): Promise<DiscountCodeView | null> {
    return this.transactions.run(async (tx) => {
      await this.buyers.lockWallet(tx, memberId);
      const buyer = await this.buyers.find(tx, memberId);
      if (!buyer) throw new AppError('member_not_found');
      const { company } = await this.sites.byId(buyer.siteId);
      if (!company.deleteDiscount) return null;
      const known = await this.codes.ofMember(tx, memberId);
      if (known) return this.discounts.findOwn(tx, buyer, known);
      const code = `STAY-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
      await this.codes.insertFor(tx, { siteId: buyer.siteId, userId: memberId, code, basisPoints: BASIS_POINTS }, DAYS);
      return this.discounts.find(tx, memberId, code);
    });
  }
}
