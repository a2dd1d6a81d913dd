import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import { CONFIG, type Config } from '#config';
import { Mailer, type OutgoingMail } from './mailer.js';
import { toSendError } from './smtp-errors.js';

const PATIENCE_MS = 5_000;
/** After the data a busy server may think for a while. */
const SILENCE_MS = 15_000;
const CONNECTIONS = 8;

/** Any SMTP server, over a few connections that stay open. */
@Injectable()
export class SmtpMailer extends Mailer implements OnModuleDestroy {
  private readonly transport: Transporter<SMTPPool.SentMessageInfo, SMTPPool.Options>;

  constructor(@Inject(CONFIG) config: Config) {
    super();
    const options = {
      url: config.smtpUrl,
      pool: true as const,
      // Whether a mail is tried again is decided by its row, not here.
      maxRequeues: 0,
      maxConnections: CONNECTIONS,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      dnsTimeout: PATIENCE_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    this.transport = createTransport(options);
  }

  async send({ unsubscribeUrl, ...mail }: OutgoingMail): Promise<void> {
    try {
      await this.transport.sendMail({
        ...mail,
        headers: {
          // Out-of-office replies to these would reach nobody.
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      });
    } catch (error) {
      throw toSendError(error);
    }
  }

  onModuleDestroy(): void {
    this.transport.close();
  }
}
