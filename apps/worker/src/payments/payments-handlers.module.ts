import { Module } from '@nestjs/common';
import { AskOpenOrdersHandler } from './ask-open.handler.js';
import { PaymentCreditNoteHandler } from './payment-credit-note.handler.js';
import { PaymentInvoiceHandler } from './payment-invoice.handler.js';
import { PaymentRefundHandler } from './payment-refund.handler.js';
import { PaymentSyncHandler } from './payment-sync.handler.js';

@Module({ providers: [AskOpenOrdersHandler, PaymentCreditNoteHandler, PaymentInvoiceHandler, PaymentRefundHandler, PaymentSyncHandler] })
export class PaymentsHandlersModule {}
