export { SmsModule } from './sms.module.js';
export { SmsError, smsFaults, SmsSender, type OutgoingSms, type SmsFault } from './sms-sender.js';
export { smsPartsOf } from './sms-text.js';
export { SmsTally, type SmsFigures } from './sms-tally.js';
