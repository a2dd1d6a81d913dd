export { PushDelayed, PushDelivery, type OutgoingPush, type PushClaim } from './push-delivery.js';
export { PushReaders, type PushContext } from './push-readers.service.js';
export { PushSender } from './push-sender.js';
export { PushSubscriptionEntity } from './push-subscription.entity.js';
export { PushSubscriptionsRepository } from './push-subscriptions.repository.js';
export { PushSubscriptions } from './push-subscriptions.service.js';
export { PushEntity } from './push.entity.js';
export { PushesRepository, type PushKey } from './pushes.repository.js';
