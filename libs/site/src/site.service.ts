import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import { Transactions } from '#database';
import { SitesRepository } from './sites.repository.js';
import type { Site } from './site-settings.js';

/** An owner's change is in force everywhere within this time. */
const FRESH_MS = 15_000;

@Injectable()
export class SiteService {
  private loaded?: { readonly at: number; readonly sites: Promise<Site[]> };

  constructor(
    private readonly transactions: Transactions,
    private readonly sites: SitesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The site of a request's host (port ignored). In a demo an unknown host gets the default site, in production `not_found`. */
  async siteOf(host: string): Promise<Site> {
    const name = host.toLowerCase().replace(/:\d+$/, '');
    const sites = await this.all();
    const site =
      sites.find(({ hosts }) => hosts.includes(name)) ?? (this.config.isDemo ? sites.find(({ isDefault }) => isDefault) : undefined);
    if (!site) throw new AppError('not_found');
    return site;
  }

  /** The site that a member signed up on. */
  async byId(id: string): Promise<Site> {
    const sites = await this.all();
    const site = sites.find((one) => one.id === id) ?? sites.find(({ isDefault }) => isDefault);
    if (!site) throw new AppError('not_found');
    return site;
  }

  private all(): Promise<Site[]> {
    const last = this.loaded;
    if (last && Date.now() - last.at <= FRESH_MS) return last.sites;
    // While Postgres is away the last known settings are better than none, also for those who wait for this very answer.
    const sites = this.transactions
      .read((tx) => this.sites.all(tx))
      .catch((error: unknown) => {
        if (last) return last.sites;
        delete this.loaded;
        throw error;
      });
    this.loaded = { at: Date.now(), sites };
    return sites;
  }
}
