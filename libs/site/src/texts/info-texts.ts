import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { infoText, type InfoPage, type InfoText, type Locale } from '#contracts';
import { Transactions } from '#database';
import { logger } from '#observability';
import { InfoTextEntity } from './info-text.entity.js';

/** The texts of pages that an owner wrote. Where there is none, the built-in one counts. */
@Injectable()
export class InfoTexts {
  constructor(private readonly transactions: Transactions) {}

  /**
   * The version that began last. Null when there is none, when it has the built-in text count again, or when it is not what the contract says: a page
   * is never empty or broken by its text.
   */
  async find(siteId: string, page: InfoPage, locale: Locale): Promise<InfoText | null> {
    const row = await this.transactions.read((tx) =>
      tx
        .repository(InfoTextEntity)
        .createQueryBuilder('text')
        .where({ siteId, page, locale })
        .andWhere('text.in_force_at <= public.app_now() and text.withdrawn_at is null')
        .orderBy('text.inForceAt', 'DESC')
        .addOrderBy('text.version', 'DESC')
        .limit(1)
        .getOne(),
    );
    if (!row || row.builtIn) return null;
    const { title, lead, sections, version, inForceAt } = row;
    const read = z.safeParse(infoText, { title, lead, sections, since: inForceAt.toISOString() });
    if (!read.success)
      logger.error(
        { siteId, page, locale, version, fault: z.prettifyError(read.error) },
        'the text of a page is none: the built-in one is shown',
      );
    return read.success ? read.data : null;
  }
}
