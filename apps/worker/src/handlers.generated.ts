// Written by `node apps/tools/run.mjs tables` from the files *.handler.ts; a check compares it.
import { ForgetChangesHandler } from './account/forget-changes.handler.js';
import { MakePartitionsHandler } from './audit/make-partitions.handler.js';
import { ReconcileHandler } from './chats/reconcile.handler.js';
import { RefreshFiguresHandler } from './figures/refresh.handler.js';
import { EraseDueHandler } from './leaving/erase-due.handler.js';
import { ForgetErasuresHandler } from './leaving/forget-erasures.handler.js';
import { PrepareExportHandler } from './leaving/prepare-export.handler.js';
import { SweepExportsHandler } from './leaving/sweep-exports.handler.js';
import { WithdrawExportsHandler } from './leaving/withdraw-exports.handler.js';
import { ForgetViewsHandler } from './likes/forget-views.handler.js';
import { HashMissingImagesHandler } from './media/hash-missing-images.handler.js';
import { RenderPhotoHandler } from './media/render-photo.handler.js';
import { SweepStraysHandler } from './media/sweep-strays.handler.js';
import { CarryOutHandler } from './moderation/carry-out.handler.js';
import { DetectBurstsHandler } from './moderation/detect-bursts.handler.js';
import { EndMeasuresHandler } from './moderation/end-measures.handler.js';
import { ForgetOldHandler } from './moderation/forget-old.handler.js';
import { MakeGoodHandler } from './moderation/make-good.handler.js';
import { NoteSignalsHandler } from './moderation/note-signals.handler.js';
import { ReviewsHandler } from './moderation/reviews.handler.js';
import { SealChildMaterialHandler } from './moderation/seal-child-material.handler.js';
import { SelfiesHandler } from './moderation/selfies.handler.js';
import { CheckUnreadHandler } from './notifications/check-unread.handler.js';
import { ForgetMailsHandler } from './notifications/forget-mails.handler.js';
import { MailHandler } from './notifications/mail.handler.js';
import { MailingHandler } from './notifications/mailing.handler.js';
import { PushHandler } from './notifications/push.handler.js';
import { SummaryHandler } from './notifications/summary.handler.js';
import { CollectDebitsHandler } from './payments/collect-debits.handler.js';
import { CountCreditsHandler } from './payments/count-credits.handler.js';
import { EndMandatesHandler } from './payments/end-mandates.handler.js';
import { FetchEuroRatesHandler } from './payments/fetch-euro-rates.handler.js';
import { PaymentCreditNoteHandler } from './payments/payment-credit-note.handler.js';
import { PaymentInvoiceHandler } from './payments/payment-invoice.handler.js';
import { PaymentRefundHandler } from './payments/payment-refund.handler.js';
import { PaymentSyncHandler } from './payments/payment-sync.handler.js';
import { PollOpenOrdersHandler } from './payments/poll-open-orders.handler.js';
import { ReadSettlementsHandler } from './payments/read-settlements.handler.js';
import { ReconcilePaymentsHandler } from './payments/reconcile.handler.js';
import { RepayBannedHandler } from './payments/repay-banned.handler.js';
import { WriteBooksHandler } from './payments/write-books.handler.js';
import { ForgetHintsHandler } from './realtime/forget-hints.handler.js';
import { MarkFrequentWordsHandler } from './search/mark-frequent-words.handler.js';
import { MakePagePartitionsHandler } from './site/make-partitions.handler.js';
import { ForgetPartedHandler } from './visibility/forget-parted.handler.js';

/** Whatever does a job. */
export const handlers = [
  ForgetChangesHandler,
  MakePartitionsHandler,
  ReconcileHandler,
  RefreshFiguresHandler,
  EraseDueHandler,
  ForgetErasuresHandler,
  PrepareExportHandler,
  SweepExportsHandler,
  WithdrawExportsHandler,
  ForgetViewsHandler,
  HashMissingImagesHandler,
  RenderPhotoHandler,
  SweepStraysHandler,
  CarryOutHandler,
  DetectBurstsHandler,
  EndMeasuresHandler,
  ForgetOldHandler,
  MakeGoodHandler,
  NoteSignalsHandler,
  ReviewsHandler,
  SealChildMaterialHandler,
  SelfiesHandler,
  CheckUnreadHandler,
  ForgetMailsHandler,
  MailHandler,
  MailingHandler,
  PushHandler,
  SummaryHandler,
  CollectDebitsHandler,
  CountCreditsHandler,
  EndMandatesHandler,
  FetchEuroRatesHandler,
  PaymentCreditNoteHandler,
  PaymentInvoiceHandler,
  PaymentRefundHandler,
  PaymentSyncHandler,
  PollOpenOrdersHandler,
  ReadSettlementsHandler,
  ReconcilePaymentsHandler,
  RepayBannedHandler,
  WriteBooksHandler,
  ForgetHintsHandler,
  MarkFrequentWordsHandler,
  MakePagePartitionsHandler,
  ForgetPartedHandler,
] as const;
