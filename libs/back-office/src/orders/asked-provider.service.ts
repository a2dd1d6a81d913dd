import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { ProviderView } from '#contracts-admin';
import { PaymentFacts, PaymentProvider, ProviderError, SettlementService } from '#payments';
import { toProviderView } from './orders-office.views.js';

/** The provider, asked at this moment because somebody of the staff wants to know. */
@Injectable()
export class AskedProvider {
  constructor(
    private readonly payments: PaymentFacts,
    private readonly settlement: SettlementService,
    private readonly provider: PaymentProvider,
  ) {}

  /** Settles what it says, as its own call would. Null where it knows no payment of the order; throws `payments_unavailable` when it says nothing. */
  async ask(orderId: string): Promise<ProviderView | null> {
    try {
      await this.settlement.sync(orderId);
      const order = await this.payments.order(orderId);
      const payment = order?.pspId ? await this.provider.findPayment(order.pspId) : null;
      return payment && toProviderView(payment, await this.provider.listRefunds(payment.id));
    } catch (error) {
      if (error instanceof ProviderError) throw new AppError('payments_unavailable');
      throw error;
    }
  }
}
