import { Module } from '@nestjs/common';
import { CheckUnreadHandler } from './check-unread.handler.js';
import { ForgetMailsHandler } from './forget-mails.handler.js';
import { MailHandler } from './mail.handler.js';
import { MailingHandler } from './mailing.handler.js';
import { PushHandler } from './push.handler.js';
import { SummaryHandler } from './summary.handler.js';

@Module({ providers: [CheckUnreadHandler, ForgetMailsHandler, MailHandler, MailingHandler, PushHandler, SummaryHandler] })
export class NotificationHandlersModule {}
