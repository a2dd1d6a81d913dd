import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportMailsService } from './export-mails.service.js';
import { EmailFrames } from './email-frames.js';
import { EmailsService } from './emails.service.js';
import { LikeMailsService } from './like-mails.service.js';
import { LinkMailsService } from './link-mails.service.js';
import { MailsRepository } from './mails.repository.js';
import { NotificationsData } from './notifications.data.js';
import { PaymentEmails } from './payment-emails.service.js';
import { PaymentMailsService } from './payment-mails.service.js';
import { PreferencesRepository } from './preferences.repository.js';
import { PreferencesService } from './preferences.service.js';
import { MailDelivery } from './mail-delivery.js';
import { RemindersService } from './reminders.service.js';
import { MemberMails } from './member-mails.service.js';
import { ReportMailsService } from './report-mails.service.js';
import { SummariesService } from './summaries.service.js';
import { TimingService } from './timing.service.js';
import { UnreadChats } from './unread-chats.service.js';
import { UnsubscribingService } from './unsubscribing.service.js';
import { WaitingRepository } from './waiting.repository.js';
import { notificationsEntities } from './notifications.entities.js';

/** Needs a `Mailer` from a global module: the worker has one, the API sends nothing and uses `PreferencesModule`. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(notificationsEntities)],
  providers: [
    ExportMailsService,
    EmailFrames,
    EmailsService,
    LinkMailsService,
    MailsRepository,
    NotificationsData,
    MailDelivery,
    PaymentEmails,
    PaymentMailsService,
    PreferencesRepository,
    PreferencesService,
    LikeMailsService,
    MemberMails,
    RemindersService,
    ReportMailsService,
    SummariesService,
    TimingService,
    UnreadChats,
    UnsubscribingService,
    WaitingRepository,
  ],
  exports: [
    ExportMailsService,
    LikeMailsService,
    LinkMailsService,
    PaymentMailsService,
    RemindersService,
    ReportMailsService,
    SummariesService,
    UnsubscribingService,
  ],
})
export class NotificationsModule {}

/** What members decide about their notifications. */
@Module({
  imports: [TypeOrmModule.forFeature(notificationsEntities)],
  providers: [PreferencesRepository, PreferencesService, UnsubscribingService],
  exports: [PreferencesService, UnsubscribingService],
})
export class PreferencesModule {}
