import { Module } from '@nestjs/common';
import { AskOpenOrdersHandler } from './ask-open.handler.js';
import { PaymentRefundHandler } from './payment-refund.handler.js';
import { PaymentSyncHandler } from './payment-sync.handler.js';

@Module({ providers: [AskOpenOrdersHandler, PaymentRefundHandler, PaymentSyncHandler] })
export class PaymentsHandlersModule {}
