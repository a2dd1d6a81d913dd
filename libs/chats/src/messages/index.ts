export { toGif, toPhoto, type MessageDetails } from './message-details.js';
export { MessageEntity } from './message.entity.js';
export { oneLine } from './one-line.js';
export { kindCode, kindOf, priceOf, type MessageContent, type Price } from './prices.policy.js';
