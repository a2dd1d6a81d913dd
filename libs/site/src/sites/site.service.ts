import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import { Transactions } from '#database';
import { SitesRepository } from './sites.repository.js';
import type { Site } from '../settings/index.js';

/** An owner's change is in force everywhere within this time. */
const FRESH_MS = 15_000;
/** Names that lead to the machine itself, whoever asks for them. */
const ownNames = /^((.+\.)?localhost|\[::1\])$/;

@Injectable()
export class SiteService implements OnModuleInit, OnModuleDestroy {
  private known?: readonly Site[];
  private asked?: Promise<readonly Site[]>;
  private clock?: NodeJS.Timeout;

  constructor(
    private readonly transactions: Transactions,
    private readonly sites: SitesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The hosts of PUBLIC_URLS have a site from the start on: nobody should have to write them down twice. Then the clock asks, not those who want to know: a transaction that waited for a second connection could take all of them with it.
   */
  async onModuleInit(): Promise<void> {
    const hosts = this.config.publicUrls.map((url) => new URL(url).hostname);
    await this.transactions.run((tx) => this.sites.addHosts(tx, hosts));
    this.clock = setInterval(() => void this.load().catch(() => undefined), FRESH_MS).unref();
    await this.refresh();
  }

  onModuleDestroy(): void {
    clearInterval(this.clock);
  }

  /**
   * The site of a request's host (port ignored). In a demo an unknown name of this machine gets the default site. In production a site has no host
   * but those of PUBLIC_URLS, whatever the database names besides. Every other one is `not_found`.
   */
  async siteOf(host: string): Promise<Site> {
    const name = host.toLowerCase().replace(/:\d+$/, '');
    const sites = await this.all();
    const isOfDemo = this.config.isDemo && ownNames.test(name);
    const site = sites.find(({ hosts }) => hosts.includes(name)) ?? (isOfDemo ? sites.find(({ isDefault }) => isDefault) : undefined);
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

  /** Asks for the settings of now. While Postgres is away the last known ones are better than none. */
  async refresh(): Promise<void> {
    // Who began to ask before may have missed what the caller has just committed.
    await this.asked?.catch(() => undefined);
    await this.load().catch(() => undefined);
  }

  async all(): Promise<readonly Site[]> {
    return this.known ?? this.load();
  }

  private inPublic(site: Site): Site {
    const hosts = new Set(this.config.publicUrls.map((url) => new URL(url).hostname));
    return { ...site, hosts: site.hosts.filter((host) => hosts.has(host)) };
  }

  private load(): Promise<readonly Site[]> {
    this.asked ??= this.transactions
      .read((tx) => this.sites.all(tx))
      .then((sites) => (this.known = this.config.isDemo ? sites : sites.map((site) => this.inPublic(site))))
      .finally(() => delete this.asked);
    return this.asked;
  }
}
