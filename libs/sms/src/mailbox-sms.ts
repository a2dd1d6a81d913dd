import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SmsError, SmsSender, type Sms } from './sms-sender.js';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The SMS of a demo: each is a line of its mailbox, in the shape that the mail catcher writes (`apps/tools/src/services/smtp.ts`). */
export class MailboxSms extends SmsSender {
  readonly isAvailable = true;

  constructor(private readonly mailboxFile: string) {
    super();
  }

  async send({ to, text }: Sms): Promise<void> {
    const line = {
      kind: 'sms',
      to,
      from: '',
      subject: `SMS to ${to}`,
      text,
      html: `<p>${escaped(text)}</p>`,
      links: [],
      attachments: [],
      received_at: new Date().toISOString(),
      message_id: '',
    };
    try {
      await mkdir(dirname(this.mailboxFile), { recursive: true });
      // One append: readers and other writers see whole lines only.
      await appendFile(this.mailboxFile, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    } catch (cause) {
      throw new SmsError('unavailable', 'the mailbox of the demo cannot be written', { cause });
    }
  }
}
