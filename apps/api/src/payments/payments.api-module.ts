import { Module } from '@nestjs/common';
import { HttpApiModule } from '../http/http.api-module.js';
import { BankAccountsController } from './bank-accounts.controller.js';
import { DirectDebitController } from './direct-debit.controller.js';
import { DiscountCodeController } from './discount-code.controller.js';
import { InvoicesController } from './invoices.controller.js';
import { OpenWithdrawalsController } from './open-withdrawals.controller.js';
import { OrderCallers } from './order-callers.js';
import { OrdersController } from './orders.controller.js';
import { PaymentWebhookController } from './webhook.controller.js';
import { PricesController } from './prices.controller.js';
import { SpendingController } from './spending.controller.js';
import { WithdrawalsController } from './withdrawals.controller.js';

@Module({
  imports: [HttpApiModule],
  providers: [OrderCallers],
  controllers: [
    BankAccountsController,
    DirectDebitController,
    DiscountCodeController,
    InvoicesController,
    OpenWithdrawalsController,
    OrdersController,
    PaymentWebhookController,
    PricesController,
    SpendingController,
    WithdrawalsController,
  ],
})
export class PaymentsApiModule {}
