import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportMailsService } from './export-mails.service.js';
import { EmailFrames } from './email-frames.js';
import { EmailsService } from './emails.service.js';
import { LinkMailsService } from './link-mails.service.js';
import { MailsRepository } from './mails.repository.js';
import { NotificationsData } from './notifications.data.js';
import { PushDelivery } from './push-delivery.js';
import { PushSender } from './push-sender.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';
import { PaymentEmails } from './payment-emails.service.js';
import { PaymentMailsService } from './payment-mails.service.js';
import { MailDelivery } from './mail-delivery.js';
import { RemindersService } from './reminders.service.js';
import { ReportMailsService } from './report-mails.service.js';
import { UnsubscribingService } from './unsubscribing.service.js';
import { PushSubscriptionEntity } from './push-subscription.entity.js';
import { notificationsEntities } from './notifications.entities.js';

/** Needs a `Mailer` from a global module: the worker has one, the API sends nothing and uses `UnsubscribingModule`. */
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
    PushDelivery,
    PushSender,
    PushSubscriptionsRepository,
    RemindersService,
    ReportMailsService,
    UnsubscribingService,
  ],
  exports: [
    ExportMailsService,
    LinkMailsService,
    PaymentMailsService,
    PushDelivery,
    RemindersService,
    ReportMailsService,
    UnsubscribingService,
  ],
})
export class NotificationsModule {}

/** For the API, where browsers bring their subscriptions. */
@Module({
  imports: [TypeOrmModule.forFeature([PushSubscriptionEntity])],
  providers: [PushSubscriptions, PushSubscriptionsRepository],
  exports: [PushSubscriptions],
})
export class PushSubscriptionsModule {}

@Module({ providers: [UnsubscribingService], exports: [UnsubscribingService] })
export class UnsubscribingModule {}
