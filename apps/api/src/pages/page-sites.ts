import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { addressLines, AppError, type Locale } from '#contracts';
import { addressesOf, SiteService, toCompanyInfo } from '#site';
import { PublicSettingsView } from '../site/public-settings.view.js';
import type { PageSite, PageVisitor } from './page-facts.js';
import { PageVisitors } from './page-visitors.js';

/** The site that a page belongs to, as everybody may see it. */
@Injectable()
export class PageSites {
  constructor(
    private readonly visitors: PageVisitors,
    private readonly sites: SiteService,
    private readonly settings: PublicSettingsView,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Null for a host that is no site. */
  async find(visitor: PageVisitor, chooseLocale: (domainLanguage: string | null) => Locale): Promise<PageSite | null> {
    const site = await this.visitors.siteOf(visitor).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    });
    if (!site) return null;
    const locale = chooseLocale(site.domainLanguage);
    return {
      settings: this.settings.of(site, visitor.ip, visitor.host, locale),
      company: { ...toCompanyInfo(site.company), lines: addressLines(site.company) },
      site,
      addresses: addressesOf(site, await this.sites.all(), this.config),
    };
  }
}
