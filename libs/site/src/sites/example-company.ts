import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { Transactions } from '#database';
import { SitesRepository } from './sites.repository.js';

/** Members must know with whom they deal: production does not start while a site names the built-in example as its company. */
@Injectable()
export class ExampleCompany implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly sites: SitesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.isDemo) return;
    const found = await this.transactions.read((tx) => this.sites.withExampleCompany(tx));
    if (!found) return;
    throw new Error(
      `The site ${found} still names the example as its company. Set your own once, with the tools' command "company" (docker-compose.yml shows how).`,
    );
  }
}
