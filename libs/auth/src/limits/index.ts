export type { AuthLimitName } from './auth-limits.js';
export { foldedEmail } from './folded-email.js';
export { DEMO_NETWORK_FACTOR, Limiter } from './limiter.js';
export { LockoutEntity } from './lockout.entity.js';
export { Lockout, type CountedTry } from './lockout.js';
export { LockoutsRepository } from './lockouts.repository.js';
export type { LimitRule } from './limit-rule.js';
export { mailLimits, mailsADay } from './mail-limits.js';
export { isOwnNetwork, networkOf, subscriberOf, WIDE_FACTOR, wideNetworkOf } from './network.js';
