import { Injectable } from '@nestjs/common';
import { AppError, type MemberId } from '#contracts';
import type { Tx } from '#database';
import { SiteService, type Site } from '#site';
import { BuyersRepository, type Buyer } from '../orders/index.js';

/** Who pays by direct debit, and the site that they buy from. */
export interface DebitBuyer {
  readonly buyer: Buyer;
  readonly site: Site;
}

@Injectable()
export class DebitBuyers {
  constructor(
    private readonly buyers: BuyersRepository,
    private readonly sites: SiteService,
  ) {}

  /** Throws `member_not_found`. */
  async find(tx: Tx, memberId: MemberId): Promise<DebitBuyer> {
    const buyer = await this.buyers.find(tx, memberId);
    if (!buyer) throw new AppError('member_not_found');
    return { buyer, site: await this.sites.byId(buyer.siteId) };
  }
}
