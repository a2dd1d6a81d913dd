import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DecisionMails, MessagesService, PushesService, SampleEmails } from './messages/index.js';
import {
  AnnouncementMailing,
  DailyNewMembers,
  HourlyNewMembers,
  MailingDelivery,
  MailingKinds,
  MailingPlans,
  MailingsRepository,
  MailingsService,
  RangeSender,
  WeeklyNewMembers,
} from './mailings/index.js';
import { AnnouncementsRepository } from './announcements/index.js';
import { MessageBinding } from './definitions/index.js';
import { InvitationMailsRepository } from './invitation-mails/index.js';
import {
  ArchivedMailEntity,
  EmailContexts,
  MailArchiveRepository,
  MailDelivery,
  MailEntity,
  MailLimits,
  MailsRepository,
  SentMails,
} from './mails/index.js';
import { Recipients } from './recipients/index.js';
import { MailEvents, TakenMailEventsRepository } from './mail-events/index.js';
import { MailRefusalEntity, MailRefusals, MailRefusalsRepository } from './refusals/index.js';
import { MailRetention } from './mail-retention.js';
import {
  PushDelivery,
  PushesRepository,
  PushReaders,
  PushSender,
  PushSubscriptionEntity,
  PushSubscriptions,
  PushSubscriptionsRepository,
} from './pushes/index.js';
import { NotificationsData } from './notifications.data.js';
import { PreferencesRepository, PreferencesService, TimingService, UnsubscribingService } from './preferences/index.js';
import {
  AnnouncedNews,
  PendingRepository,
  PendingService,
  RemindersService,
  SummariesService,
  SummaryNewsService,
  SummaryQueue,
  UnreadChats,
} from './summaries/index.js';
import { StaffMails } from './staff-mails/index.js';
import { notificationsEntities } from './notifications.entities.js';

const forHandlers = [
  MessagesService,
  MailingPlans,
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
    AnnouncedNews,
    AnnouncementsRepository,
    EmailContexts,
    Recipients,
    InvitationMailsRepository,
    MailArchiveRepository,
    MailDelivery,
    MailLimits,
    MessageBinding,
    MailRefusals,
    MailRefusalsRepository,
    MailingDelivery,
    MailingKinds,
    MailingsRepository,
    MailsRepository,
    RangeSender,
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
  imports: [TypeOrmModule.forFeature([ArchivedMailEntity, MailEntity, MailRefusalEntity])],
  providers: [MailRefusalsRepository, MailsRepository, SentMails],
  exports: [SentMails],
})
export class SentMailsModule {}
