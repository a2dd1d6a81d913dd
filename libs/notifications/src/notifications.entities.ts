import { MailEntity } from './mail.entity.js';
import { PushSubscriptionEntity } from './push-subscription.entity.js';

export const notificationsEntities = [MailEntity, PushSubscriptionEntity];
