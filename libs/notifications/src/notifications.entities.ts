import { AnnouncementEntity } from './announcements/announcement.entity.js';
import { InvitationMailEntity } from './announcements/invitation-mail.entity.js';
import { MailEntity } from './mails/mail.entity.js';
import { MailRefusalEntity } from './mail-events/mail-refusal.entity.js';
import { MailingRangeEntity } from './mailings/mailing-range.entity.js';
import { PreferenceEntity } from './preferences/preference.entity.js';
import { PushEntity } from './pushes/push.entity.js';
import { PushSubscriptionEntity } from './pushes/push-subscription.entity.js';
import { QuietHoursEntity } from './preferences/quiet-hours.entity.js';
import { PendingEntity } from './summaries/pending.entity.js';
import { TakenMailEventEntity } from './mail-events/taken-mail-event.entity.js';

export const notificationsEntities = [
  AnnouncementEntity,
  InvitationMailEntity,
  MailEntity,
  MailRefusalEntity,
  MailingRangeEntity,
  PreferenceEntity,
  PushEntity,
  PushSubscriptionEntity,
  QuietHoursEntity,
  PendingEntity,
  TakenMailEventEntity,
];
