export { SmsModule } from './sms.module.js';
export { SmsError, SmsSender, type Sms } from './sms-sender.js';
