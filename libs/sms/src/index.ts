export { SmsModule } from './sms.module.js';
export { SmsError, SmsSender, type Sms, type SmsFault } from './sms-sender.js';
export { plainSms, smsPartsOf } from './sms-text.js';
export { SmsTally, type SmsFigures } from './sms-tally.js';
