import { Injectable } from '@nestjs/common';
import { appNow, type Tx } from '#database';
import { BankAccountEntity } from './bank-account.entity.js';

export type GivenAccount = Readonly<Omit<BankAccountEntity, 'sealed'>>;

@Injectable()
export class BankAccountsRepository {
  ofRefund(tx: Tx, refundId: string): Promise<GivenAccount | null> {
    return tx.repository(BankAccountEntity).findOneBy({ refundId });
  }

  /** In the place of the one that was given before. The refund's row is locked by the caller. */
  async replace(tx: Tx, account: Omit<BankAccountEntity, 'givenAt'>): Promise<void> {
    // What is sealed cannot be read by this role, so neither can a row be overwritten with it.
    await this.remove(tx, account.refundId);
    await tx.repository(BankAccountEntity).insert({ ...account, givenAt: appNow });
  }

  async remove(tx: Tx, refundId: string): Promise<void> {
    await tx.repository(BankAccountEntity).delete({ refundId });
  }
}
