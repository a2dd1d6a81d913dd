import { Module } from '@nestjs/common';
import { OrdersController } from './orders.controller.js';
import { PaymentWebhookController } from './webhook.controller.js';
import { PricesController } from './prices.controller.js';
import { SpendingController } from './spending.controller.js';
import { WithdrawalsController } from './withdrawals.controller.js';

@Module({ controllers: [OrdersController, PaymentWebhookController, PricesController, SpendingController, WithdrawalsController] })
export class PaymentsApiModule {}
