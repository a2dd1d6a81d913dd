import { Module } from '@nestjs/common';
import { AskOpenOrdersHandler } from './ask-open.handler.js';
import { CollectDebitsHandler } from './collect-debits.handler.js';
import { CountCreditsHandler } from './count-credits.handler.js';
import { EndMandatesHandler } from './end-mandates.handler.js';
import { FetchEuroRatesHandler } from './fetch-euro-rates.handler.js';
import { PaymentCreditNoteHandler } from './payment-credit-note.handler.js';
import { PaymentInvoiceHandler } from './payment-invoice.handler.js';
import { PaymentRefundHandler } from './payment-refund.handler.js';
import { PaymentSyncHandler } from './payment-sync.handler.js';
import { ReadSettlementsHandler } from './read-settlements.handler.js';
import { ReconcilePaymentsHandler } from './reconcile.handler.js';
import { RepayBannedHandler } from './repay-banned.handler.js';
import { WriteBooksHandler } from './write-books.handler.js';

@Module({
  providers: [
    AskOpenOrdersHandler,
    CollectDebitsHandler,
    CountCreditsHandler,
    EndMandatesHandler,
    FetchEuroRatesHandler,
    PaymentCreditNoteHandler,
    PaymentInvoiceHandler,
    PaymentRefundHandler,
    PaymentSyncHandler,
    ReadSettlementsHandler,
    ReconcilePaymentsHandler,
    RepayBannedHandler,
    WriteBooksHandler,
  ],
})
export class PaymentsHandlersModule {}
