import { Injectable } from '@nestjs/common';
import type { MemberId, Money } from '#contracts';
import { Clock, type Tx } from '#database';
import { SiteService } from '#site';
import { bookDay } from '../calendar/index.js';
import { EuroRates } from '../euro-rates/index.js';
import { isWithin } from './money-requests.policy.js';
import { MoneyRequestsRepository } from './money-requests.repository.js';

const CENTS = 100;
/** So long what one person gave a member alone counts against the next. */
const DAYS_COUNTED = 30;

/** How much one person of the staff gives back alone. What the same person gave before counts too: a limit that holds for each press is none. */
@Injectable()
export class MoneyRequestLimits {
  constructor(
    private readonly requests: MoneyRequestsRepository,
    private readonly sites: SiteService,
    private readonly rates: EuroRates,
    private readonly clock: Clock,
  ) {}

  async mayRefundAlone(
    tx: Tx,
    { id: orderId, siteId }: { readonly id: string; readonly siteId: string },
    { minor: amountMinor, currency }: Money,
    staffId: string,
  ): Promise<boolean> {
    const { refund_alone: most } = (await this.sites.byId(siteId)).settings;
    const minor = amountMinor + (await this.requests.givenAlone(tx, { orderId, staffId }));
    const euros = await this.rates.convert(tx, { minor, currency }, 'EUR', bookDay(this.clock.now()));
    return isWithin(most * CENTS, euros?.minor ?? null);
  }

  async mayMoveCreditsAlone(
    tx: Tx,
    { id: memberId, siteId }: { readonly id: MemberId; readonly siteId: string },
    credits: number,
    staffId: string,
  ): Promise<boolean> {
    const { credits_alone: most } = (await this.sites.byId(siteId)).settings;
    const before = await this.requests.movedAlone(tx, { memberId, staffId }, DAYS_COUNTED);
    return isWithin(most, Math.abs(credits) + before);
  }
}
