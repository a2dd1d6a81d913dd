import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import type { Tx } from '#database';
import type { Company } from '#site';
import { SmsSender } from '#sms';
import type { Buyer } from '../orders/index.js';
import { DebitBlocks, type PayerKeys } from './debit-blocks.service.js';
import { fitsLimit, mayDebit } from './debit-limits.policy.js';
import { DebitsRepository } from './debits.repository.js';
import { isDebitCountry } from './phone.policy.js';

/** Whether a member may pay by direct debit: asked when they wish it, and again when they order, under the lock of their wallet. */
@Injectable()
export class DebitRules {
  constructor(
    private readonly blocks: DebitBlocks,
    private readonly debits: DebitsRepository,
    private readonly sms: SmsSender,
  ) {}

  /** Whether the site takes debits from people of a country: its company is known to the banks, and there is a way to send codes. */
  isOffered({ country }: Pick<Buyer, 'country'>, currency: string, { creditorId }: Pick<Company, 'creditorId'>): boolean {
    return isDebitCountry(country) && currency === 'EUR' && creditorId !== null && this.sms.isAvailable;
  }

  /** Throws `debit_blocked`, `debit_limit`, and `method_unavailable` for an amount that is too high at any time. */
  async assertMayPay(
    tx: Tx,
    { id, now }: Buyer,
    payer: PayerKeys,
    amount: { readonly minor: number; readonly currency: string },
  ): Promise<void> {
    if (await this.blocks.isBlocked(tx, id, payer)) throw new AppError('debit_blocked');
    if (!fitsLimit(amount.minor, amount.currency)) throw new AppError('method_unavailable');
    assertAllowed(mayDebit(await this.debits.counted(tx, id), amount.minor, now));
  }
}
