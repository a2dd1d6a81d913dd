import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberLifecycle } from '#auth';
import type { Tx } from '#database';
import { SiteService } from '#site';
import { contraAccounts, ledgerKinds, type ContraAccount, type LedgerKind } from './ledger.js';

/** A member's credits: the cached balance and the append-only book that explains it. */
@Injectable()
export class WalletService implements OnModuleInit {
  constructor(
    private readonly lifecycle: MemberLifecycle,
    private readonly sites: SiteService,
  ) {}

  onModuleInit(): void {
    this.lifecycle.onJoin(async (tx, { memberId, siteId }) => {
      await tx.query(`insert into payments.wallet (member_id) values ($1)`, [memberId]);
      const { settings } = await this.sites.byId(siteId);
      if (settings.signup_credits > 0) await this.credit(tx, memberId, settings.signup_credits, 'signupBonus', 'bonus', memberId);
    });
  }

  async balance(tx: Tx, memberId: string): Promise<number> {
    const [row] = await tx.query<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [memberId]);
    return row?.balance ?? 0;
  }

  /** Gives credits once per `ref`; answers the balance after. */
  async credit(tx: Tx, memberId: string, credits: number, kind: LedgerKind, contra: ContraAccount, ref: string): Promise<number> {
    const [row] = await tx.query<{ balance: number }>(`select payments.credit($1, $2, $3::smallint, $4::smallint, $5) as balance`, [
      memberId,
      credits,
      ledgerKinds[kind],
      contraAccounts[contra],
      ref,
    ]);
    return row?.balance ?? 0;
  }
}
