import { Controller, Get, Header, Headers, Inject, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '#config';
import { AppError, line } from '#contracts';
import { Public } from '../auth/public.decorator.js';
import { atAddressInUse } from './address-in-use.js';
import { mailboxPage } from './mailbox-page.js';
import { readMailbox, type CaughtMail } from './mailbox.js';

const query = z.strictObject({ to: z.optional(line().check(z.maxLength(254))) });
type MailboxQuery = z.infer<typeof query>;

/** The mailbox of the demo: every mail that would have gone out. Part of a demo only. */
@Controller('dev')
@Public()
@ApiExcludeController()
export class MailboxController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get('mailbox')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'`)
  async page(@Query({ schema: query }) { to }: MailboxQuery, @Headers('host') host: string): Promise<string> {
    return mailboxPage(await this.mails(host, to));
  }

  @Get('mailbox.json')
  @Header('cache-control', 'no-store')
  json(@Query({ schema: query }) { to }: MailboxQuery, @Headers('host') host: string): Promise<CaughtMail[]> {
    return this.mails(host, to);
  }

  private async mails(host: string, to: string | undefined): Promise<CaughtMail[]> {
    const { mailboxFile } = this.config;
    if (!mailboxFile) throw new AppError('not_found');
    const mails = await readMailbox(mailboxFile, to);
    return mails.map((mail) => atAddressInUse(mail, host));
  }
}
