import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DecisionMails } from './messages/decision-mails.js';
import { AnnouncementMailing } from './mailings/announcement-mailing.js';
import { AnnouncementsRepository } from './announcements/announcements.repository.js';
import { InvitationMailsRepository } from './announcements/invitation-mails.repository.js';
import { EmailContexts } from './mails/email-contexts.service.js';
import { MessagesService } from './messages/messages.service.js';
import { Recipients } from './mails/recipients.service.js';
import { MailEntity } from './mails/mail.entity.js';
import { MailDelivery } from './mails/mail-delivery.js';
import { MailingDelivery } from './mailings/mailing-delivery.js';
import { MailingKinds } from './mailings/mailing-kinds.js';
import { MailingsRepository } from './mailings/mailings.repository.js';
import { MailingsService } from './mailings/mailings.service.js';
import { MailLimits } from './mails/mail-limits.service.js';
import { MailEvents } from './mail-events/mail-events.service.js';
import { MailRefusalEntity } from './mail-events/mail-refusal.entity.js';
import { MailRefusals } from './mail-events/mail-refusals.service.js';
import { MailRefusalsRepository } from './mail-events/mail-refusals.repository.js';
import { MailRetention } from './mails/mail-retention.js';
import { MailsRepository } from './mails/mails.repository.js';
import { DailyNewMembers, HourlyNewMembers, WeeklyNewMembers } from './mailings/new-members-mailings.js';
import { PushesRepository } from './pushes/pushes.repository.js';
import { PushesService } from './pushes/pushes.service.js';
import { NotificationsData } from './notifications.data.js';
import { PreferencesRepository } from './preferences/preferences.repository.js';
import { PreferencesService } from './preferences/preferences.service.js';
import { PushDelivery } from './pushes/push-delivery.js';
import { PushReaders } from './pushes/push-readers.service.js';
import { PushSender } from './pushes/push-sender.js';
import { PushSubscriptionEntity } from './pushes/push-subscription.entity.js';
import { PushSubscriptions } from './pushes/push-subscriptions.service.js';
import { PushSubscriptionsRepository } from './pushes/push-subscriptions.repository.js';
import { RemindersService } from './summaries/reminders.service.js';
import { SampleEmails } from './messages/sample-emails.service.js';
import { SentMails } from './mails/sent-mails.service.js';
import { StaffMails } from './announcements/staff-mails.service.js';
import { SummariesService } from './summaries/summaries.service.js';
import { SummaryNewsService } from './summaries/summary-news.service.js';
import { SummaryQueue } from './summaries/summary-queue.js';
import { TakenMailEventsRepository } from './mail-events/taken-mail-events.repository.js';
import { TimingService } from './preferences/timing.service.js';
import { UnreadChats } from './summaries/unread-chats.service.js';
import { UnsubscribingService } from './preferences/unsubscribing.service.js';
import { PendingRepository } from './summaries/pending.repository.js';
import { PendingService } from './summaries/pending.service.js';
import { notificationsEntities } from './notifications.entities.js';

const forHandlers = [
  MessagesService,
  MailingsService,
  MailRetention,
  PushesService,
  RemindersService,
  SummariesService,
  UnsubscribingService,
];

/** Needs a `Mailer` from a global module: the worker has one, the API sends nothing and uses the modules below. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(notificationsEntities)],
  providers: [
    ...forHandlers,
    AnnouncementMailing,
    AnnouncementsRepository,
    EmailContexts,
    Recipients,
    InvitationMailsRepository,
    MailDelivery,
    MailLimits,
    MailRefusals,
    MailRefusalsRepository,
    MailingDelivery,
    MailingKinds,
    MailingsRepository,
    MailsRepository,
    WeeklyNewMembers,
    DailyNewMembers,
    HourlyNewMembers,
    NotificationsData,
    PreferencesRepository,
    PreferencesService,
    PushDelivery,
    PushReaders,
    PushesRepository,
    PushSender,
    PushSubscriptionsRepository,
    SummaryNewsService,
    SummaryQueue,
    TakenMailEventsRepository,
    TimingService,
    UnreadChats,
    PendingRepository,
    PendingService,
  ],
  exports: forHandlers,
})
export class NotificationsModule {}

/** Every mail as it looks. */
@Module({
  providers: [EmailContexts, SampleEmails],
  exports: [SampleEmails],
})
export class SampleEmailsModule {}

/** For the back office: the statement of reasons before it is sent. */
@Module({ providers: [DecisionMails, EmailContexts], exports: [DecisionMails] })
export class DecisionMailsModule {}

/** For the API, where staff write to members. */
@Module({
  imports: [TypeOrmModule.forFeature(notificationsEntities)],
  providers: [AnnouncementsRepository, EmailContexts, InvitationMailsRepository, MailingsRepository, StaffMails],
  exports: [StaffMails],
})
export class StaffMailsModule {}

/** What members decide about their notifications. */
@Module({
  imports: [TypeOrmModule.forFeature(notificationsEntities)],
  providers: [PreferencesRepository, PreferencesService, UnsubscribingService],
  exports: [PreferencesService, UnsubscribingService],
})
export class PreferencesModule {}

/** For the API, where the mail service calls. */
@Module({
  imports: [TypeOrmModule.forFeature(notificationsEntities)],
  providers: [MailEvents, MailRefusals, MailRefusalsRepository, MailsRepository, TakenMailEventsRepository],
  exports: [MailEvents],
})
export class MailEventsModule {}

/** For the API, where browsers bring their subscriptions. */
@Module({
  imports: [TypeOrmModule.forFeature([PushSubscriptionEntity])],
  providers: [PushSubscriptions, PushSubscriptionsRepository],
  exports: [PushSubscriptions],
})
export class PushSubscriptionsModule {}

/** For those who watch whether mails go out. */
@Module({
  imports: [TypeOrmModule.forFeature([MailEntity, MailRefusalEntity])],
  providers: [MailRefusalsRepository, MailsRepository, SentMails],
  exports: [SentMails],
})
export class SentMailsModule {}
