import { AnnouncementEntity } from './announcements/index.js';
import { InvitationMailEntity } from './invitation-mails/index.js';
import { ArchivedMailEntity, MailEntity, MailKeyEntity } from './mails/index.js';
import { MailRefusalEntity } from './refusals/index.js';
import { MailingRangeEntity } from './mailings/index.js';
import { PreferenceEntity, QuietHoursEntity } from './preferences/index.js';
import { PushEntity, PushSubscriptionEntity } from './pushes/index.js';
import { PendingEntity } from './summaries/index.js';
import { TakenMailEventEntity } from './mail-events/index.js';

export const notificationsEntities = [
  AnnouncementEntity,
  ArchivedMailEntity,
  InvitationMailEntity,
  MailEntity,
  MailKeyEntity,
  MailRefusalEntity,
  MailingRangeEntity,
  PreferenceEntity,
  PushEntity,
  PushSubscriptionEntity,
  QuietHoursEntity,
  PendingEntity,
  TakenMailEventEntity,
];
