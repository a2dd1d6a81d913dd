import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { CmSms } from './cm-sms.js';
import { CountedSms } from './counted-sms.js';
import { MailboxSms } from './mailbox-sms.js';
import { NoSms } from './no-sms.js';
import { SmsSender } from './sms-sender.js';
import { SmsTally } from './sms-tally.js';

/** What is set is used; a demo without has its mailbox. */
export function senderFor({ sms, mailboxFile }: Pick<Config, 'sms' | 'mailboxFile'>): SmsSender {
  if (sms) return new CmSms(sms);
  return mailboxFile === undefined ? new NoSms() : new MailboxSms(mailboxFile);
}

@Global()
@Module({
  providers: [
    SmsTally,
    {
      provide: SmsSender,
      inject: [CONFIG, SmsTally],
      useFactory: (config: Config, tally: SmsTally) => new CountedSms(senderFor(config), tally),
    },
  ],
  exports: [SmsSender, SmsTally],
})
export class SmsModule {}
