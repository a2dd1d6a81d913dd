export { accountsFor, accountsForPush, isByDefault, whyNotSent, type Audience, type ReaderFacts } from './receivers.policy.js';
export { Recipients, toAccount, toLink, type Recipient } from './recipients.service.js';
