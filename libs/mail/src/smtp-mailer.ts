import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import { CONFIG, type Config } from '#config';
import { metrics } from '#observability';
import { Mailer, MailDelayed, MailRejected, type MailLane, type OutgoingMail } from './mailer.js';
import { toSendError } from './smtp-errors.js';
import { isBeyondAscii, Utf8Support } from './smtp-utf8.js';

const PATIENCE_MS = 5_000;
/** After the data a busy server may think for a while. */
const SILENCE_MS = 15_000;
/** As many as the jobs of a worker that send such mail at a time. */
const connections: Record<MailLane, number> = { critical: 8, bulk: 4 };

type Pool = Transporter<SMTPPool.SentMessageInfo, SMTPPool.Options>;

/** Any SMTP server, over a few connections that stay open. A crowd of bulk mails at a slow server never holds one that a critical mail needs. */
@Injectable()
export class SmtpMailer extends Mailer implements OnModuleDestroy {
  private readonly pools: Readonly<Record<MailLane, Pool>>;
  private readonly utf8: Utf8Support;

  constructor(@Inject(CONFIG) config: Config) {
    super();
    this.pools = { critical: openPool(config, connections.critical), bulk: openPool(config, connections.bulk) };
    this.utf8 = new Utf8Support(config.smtpUrl, PATIENCE_MS);
  }

  async send({ lane, unsubscribeUrl, attachments = [], ...mail }: OutgoingMail): Promise<void> {
    try {
      await this.assertSpeaks(mail.to);
      await this.pools[lane].sendMail({
        ...mail,
        attachments: [...attachments],
        headers: {
          // Out-of-office replies to these would reach nobody.
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      });
      metrics.mails.inc({ lane, outcome: 'taken' });
    } catch (error) {
      const fault = toSendError(error);
      metrics.mails.inc({ lane, outcome: fault instanceof MailRejected ? 'rejected' : 'delayed' });
      throw fault;
    }
  }

  /** A server that does not know such an address would refuse it as if it did not exist. */
  private async assertSpeaks(address: string): Promise<void> {
    if (!isBeyondAscii(address) || (await this.utf8.isThere())) return;
    const why = 'the mail waits: its address has letters beyond ASCII, and the mail server does not take such addresses (SMTPUTF8)';
    throw new MailDelayed('not-taken', { onlyThis: true, why });
  }

  onModuleDestroy(): void {
    for (const pool of Object.values(this.pools)) pool.close();
  }
}

function openPool({ smtpUrl: url, dkim }: Config, maxConnections: number): Pool {
  const options = {
    url,
    ...(dkim && { dkim }),
    pool: true as const,
    // Whether a mail is tried again is decided by its row, not here.
    maxRequeues: 0,
    maxConnections,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return createTransport(options);
}
