import { Injectable } from '@nestjs/common';
import { Links } from '../links.js';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

const wellFormed = /^[A-Za-z0-9_-]{20,100}$/;

/** Unknown links were never there; spent ones are gone, save that the page after the button stays. */
@Injectable()
export class StoredLinkSource implements PageDataSource<'stored-link'> {
  constructor(private readonly links: Links) {}

  async find({ params, query }: PageContext): Promise<PageAnswer<'stored-link'>> {
    const token = params['token'] ?? '';
    const link = wellFormed.test(token) ? await this.links.find(token) : null;
    if (!link || link.state === 'live') return link && { data: link };
    if (link.spentPage) return { redirect: link.spentPage };
    return query.has('done') ? { data: link } : { data: link, status: 410 };
  }
}
