import { SmsError, SmsSender } from './sms-sender.js';

/** Where no provider is set up: nothing that needs an SMS is offered. */
export class NoSms extends SmsSender {
  readonly isAvailable = false;

  async send(): Promise<void> {
    throw new SmsError('misconfigured', 'no provider of SMS is set up');
  }
}
