import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { PaymentProvider } from '../provider/index.js';
import { DebitRequestsRepository } from './debit-requests.repository.js';
import { MandatesRepository } from './mandates.repository.js';

const AT_ONCE = 50;

/** What follows when a mandate is over, once none of its debits runs any more: the provider hears of it, and in the end nobody keeps it. */
@Injectable()
export class EndedMandates {
  constructor(
    private readonly transactions: Transactions,
    private readonly mandates: MandatesRepository,
    private readonly requests: DebitRequestsRepository,
    private readonly provider: PaymentProvider,
  ) {}

  /** Throws a `ProviderError` when the provider is away; what is left is done by the next run. */
  async follow(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.requests.forget(tx);
      await this.mandates.forget(tx);
    });
    await this.eraseThere();
    await this.revokeThere();
  }

  /** The provider keeps name and account of whoever gave a mandate: not beyond the erasure of the member. */
  private async eraseThere(): Promise<void> {
    const erased = await this.transactions.read((tx) => this.mandates.toErase(tx, AT_ONCE));
    for (const { id, pspCustomerId } of erased) {
      if (pspCustomerId !== null) await this.provider.deleteCustomer(pspCustomerId);
      await this.transactions.run((tx) => this.mandates.dropProvider(tx, id));
    }
  }

  private async revokeThere(): Promise<void> {
    const revoked = await this.transactions.read((tx) => this.mandates.toRevoke(tx, AT_ONCE));
    for (const { id, pspCustomerId, pspMandateId } of revoked) {
      if (pspCustomerId !== null && pspMandateId !== null) await this.provider.revokeMandate(pspCustomerId, pspMandateId);
      await this.transactions.run((tx) => this.mandates.markRevoked(tx, id));
    }
  }
}
