import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberLifecycle } from '#auth';
import type { Money } from '#contracts';
import type { Tx } from '#database';
import { SiteService } from '#site';
import type { CreditReason } from '../books/index.js';
import { WalletsRepository, type Gift } from './wallets.repository.js';

/** A member's credits: the cached balance and the append-only book that explains it. */
@Injectable()
export class WalletService implements OnModuleInit {
  constructor(
    private readonly wallets: WalletsRepository,
    private readonly lifecycle: MemberLifecycle,
    private readonly sites: SiteService,
  ) {}

  onModuleInit(): void {
    this.lifecycle.onJoin(async (tx, { memberId, siteId }) => {
      await this.wallets.insert(tx, memberId);
      const { settings } = await this.sites.byId(siteId);
      if (settings.signup_credits > 0) await this.credit(tx, memberId, settings.signup_credits, 'signup_bonus', memberId);
    });
  }

  balance(tx: Tx, memberId: string): Promise<number> {
    return this.wallets.balance(tx, memberId);
  }

  /** What the next credit cost that will be used; null when it was given, or there is none. */
  nextPrice(tx: Tx, memberId: string): Promise<Money | null> {
    return this.wallets.nextPrice(tx, memberId);
  }

  /** Gives credits once per reason and `ref`; answers the balance after. */
  credit(tx: Tx, memberId: string, credits: number, reason: CreditReason, ref: string): Promise<number> {
    return this.wallets.credit(tx, memberId, credits, reason, ref);
  }

  /** The same for many members at once. */
  creditAll(tx: Tx, gifts: readonly Gift[], reason: CreditReason): Promise<void> {
    return this.wallets.creditAll(tx, gifts, reason);
  }
}
