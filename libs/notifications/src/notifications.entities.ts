import { AnnouncementEntity } from './announcement.entity.js';
import { InvitationMailEntity } from './invitation-mail.entity.js';
import { MailEntity } from './mail.entity.js';
import { MailRefusalEntity } from './mail-refusal.entity.js';
import { MailingRangeEntity } from './mailing-range.entity.js';
import { PreferenceEntity } from './preference.entity.js';
import { PushEntity } from './push.entity.js';
import { PushSubscriptionEntity } from './push-subscription.entity.js';
import { QuietHoursEntity } from './quiet-hours.entity.js';
import { PendingEntity } from './pending.entity.js';
import { TakenMailEventEntity } from './taken-mail-event.entity.js';

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
