import { Controller, Get, Header, Headers, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { AppError, line, locales, type Locale } from '#contracts';
import { renderEmail } from '#mail';
import { SampleEmails } from '#notifications';
import { SiteService } from '#site';
import { Public } from '../auth/public.decorator.js';
import { mailSamplesPage } from './mail-samples-page.js';

const query = z.strictObject({ language: z._default(z.enum(locales), 'en') });
type SampleQuery = z.infer<typeof query>;
const name = line().check(z.maxLength(60));
const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'`;

/** Every mail of the product in each language, as it would go out. Part of a demo only. */
@Controller('dev/mails')
@Public()
@ApiExcludeController()
export class MailSamplesController {
  constructor(
    private readonly samples: SampleEmails,
    private readonly sites: SiteService,
  ) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', policy)
  page(@Query({ schema: query }) { language }: SampleQuery): string {
    return mailSamplesPage(this.samples.names(), language);
  }

  @Get(':name')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', policy)
  async html(
    @Headers('host') host: string,
    @Param('name', { schema: name }) sample: string,
    @Query({ schema: query }) { language }: SampleQuery,
  ): Promise<string> {
    return (await this.render(host, sample, language)).html;
  }

  @Get(':name/text')
  @Header('content-type', 'text/plain; charset=utf-8')
  async text(
    @Headers('host') host: string,
    @Param('name', { schema: name }) sample: string,
    @Query({ schema: query }) { language }: SampleQuery,
  ): Promise<string> {
    return (await this.render(host, sample, language)).text;
  }

  private async render(host: string, sample: string, language: Locale) {
    const { id: siteId } = await this.sites.siteOf(new URL(`http://${host}`).hostname);
    const email = await this.samples.write(sample, { siteId, language });
    if (!email) throw new AppError('not_found');
    return renderEmail(email);
  }
}
