import { Global, Injectable, Module } from '@nestjs/common';
import { SmsError, SmsSender } from './sms-sender.js';

@Injectable()
class NoSms implements SmsSender {
  readonly isAvailable: boolean = false;
  async send(): Promise<void> {
    throw new SmsError('misconfigured', 'no sender of texts is set up');
  }
}

@Global()
@Module({ providers: [{ provide: SmsSender, useClass: NoSms }], exports: [SmsSender] })
export class SmsModule {}
