import { Module } from '@nestjs/common';
import { MailHandler } from './mail.handler.js';
import { AddressTriedHandler } from './address-tried.handler.js';
import { ComplaintHandler } from './complaint.handler.js';
import { DecisionHandler } from './decision.handler.js';
import { AnnouncementHandler } from './announcement.handler.js';
import { ForgetMailsHandler } from './forget-mails.handler.js';
import { InvitationMailHandler } from './invitation.handler.js';
import { MessageMailHandler } from './message.handler.js';
import { SummaryHandler } from './summary.handler.js';
import { MailChangeHandler } from './mail-change.handler.js';
import { MailingHandler } from './mailing.handler.js';
import { MailChangedHandler } from './mail-changed.handler.js';
import { PasswordChangedHandler } from './password-changed.handler.js';
import { ExportReadyMailHandler } from './export-ready.handler.js';
import { NewDeviceMailHandler } from './new-device.handler.js';
import { OrderReceivedMailHandler } from './order-received.handler.js';
import { PushHandler } from './push.handler.js';
import { ReceiptMailHandler } from './receipt.handler.js';
import { RefundMailHandler } from './refund.handler.js';
import { WithdrawalReceiptMailHandler } from './withdrawal-receipt.handler.js';
import { ReportReceivedMailHandler } from './report-received.handler.js';
import { ResetMailHandler } from './reset.handler.js';
import { UndoDeletionMailHandler } from './undo-deletion.handler.js';
import { VerificationMailHandler } from './verification.handler.js';
import { UnreadReminderHandler } from './unread-reminder.handler.js';

@Module({
  providers: [
    MailHandler,
    AddressTriedHandler,
    ComplaintHandler,
    DecisionHandler,
    AnnouncementHandler,
    ExportReadyMailHandler,
    ForgetMailsHandler,
    InvitationMailHandler,
    MessageMailHandler,
    SummaryHandler,
    MailChangeHandler,
    MailChangedHandler,
    MailingHandler,
    NewDeviceMailHandler,
    OrderReceivedMailHandler,
    PasswordChangedHandler,
    PushHandler,
    ReceiptMailHandler,
    RefundMailHandler,
    ReportReceivedMailHandler,
    ResetMailHandler,
    UndoDeletionMailHandler,
    UnreadReminderHandler,
    VerificationMailHandler,
    WithdrawalReceiptMailHandler,
  ],
})
export class NotificationHandlersModule {}
