import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import type { CreditReason } from './ledger.js';
import { WalletEntity } from './wallet.entity.js';

@Injectable()
export class WalletsRepository {
  async insert(tx: Tx, memberId: MemberId): Promise<void> {
    await tx.repository(WalletEntity).insert({ memberId });
  }

  async balance(tx: Tx, memberId: string): Promise<number> {
    const [row] = await tx.query<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [memberId]);
    return row?.balance ?? 0;
  }

  /** The balance after; a reason and a `ref` give once. */
  async credit(tx: Tx, memberId: string, credits: number, reason: CreditReason, ref: string): Promise<number> {
    const [row] = await tx.query<{ balance: number }>(`select payments.credit($1, $2, $3, $4) as balance`, [
      memberId,
      credits,
      reason,
      ref,
    ]);
    return row?.balance ?? 0;
  }

  /** The books must add up: what is left of the credits is booked off before the wallet goes. */
  async erase(tx: Tx, memberId: string): Promise<void> {
    await tx.query(
      `select payments.debit(w.member_id, w.balance, 'erasure', uuidv7())
         from payments.wallet w where w.member_id = $1 and w.balance > 0`,
      [memberId],
    );
    await tx.repository(WalletEntity).delete({ memberId });
  }
}
