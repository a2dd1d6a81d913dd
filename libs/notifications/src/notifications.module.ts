import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DecisionMails } from './decision-mails.js';
import { AnnouncementMailing } from './announcement-mailing.js';
import { AnnouncementsRepository } from './announcements.repository.js';
import { InvitationMailsRepository } from './invitation-mails.repository.js';
import { EmailContexts } from './email-contexts.service.js';
import { MessagesService } from './messages.service.js';
import { Recipients } from './recipients.service.js';
import { MailEntity } from './mail.entity.js';
import { MailDelivery } from './mail-delivery.js';
import { MailingDelivery } from './mailing-delivery.js';
import { MailingKinds } from './mailing-kinds.js';
import { MailingsRepository } from './mailings.repository.js';
import { MailingsService } from './mailings.service.js';
import { MailLimits } from './mail-limits.service.js';
import { MailEvents } from './mail-events.service.js';
import { MailRefusalEntity } from './mail-refusal.entity.js';
import { MailRefusals } from './mail-refusals.service.js';
import { MailRefusalsRepository } from './mail-refusals.repository.js';
import { MailRetention } from './mail-retention.js';
import { MailsRepository } from './mails.repository.js';
import { DailyNewMembers, HourlyNewMembers, WeeklyNewMembers } from './new-members-mailings.js';
import { PushesRepository } from './pushes.repository.js';
import { PushesService } from './pushes.service.js';
import { NotificationsData } from './notifications.data.js';
import { PreferencesRepository } from './preferences.repository.js';
import { PreferencesService } from './preferences.service.js';
import { PushDelivery } from './push-delivery.js';
import { PushReaders } from './push-readers.service.js';
import { PushSender } from './push-sender.js';
import { PushSubscriptionEntity } from './push-subscription.entity.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';
import { RemindersService } from './reminders.service.js';
import { SampleEmails } from './sample-emails.service.js';
import { SentMails } from './sent-mails.service.js';
import { StaffMails } from './staff-mails.service.js';
import { SummariesService } from './summaries.service.js';
import { SummaryNewsService } from './summary-news.service.js';
import { SummaryQueue } from './summary-queue.js';
import { TakenMailEventsRepository } from './taken-mail-events.repository.js';
import { TimingService } from './timing.service.js';
import { UnreadChats } from './unread-chats.service.js';
import { UnsubscribingService } from './unsubscribing.service.js';
import { PendingRepository } from './pending.repository.js';
import { PendingService } from './pending.service.js';
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
