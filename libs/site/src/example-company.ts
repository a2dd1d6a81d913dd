import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { Transactions } from '#database';
import { exampleCompany } from './install.js';
import { exampleSupport } from './site-settings.js';

/** Members must know with whom they deal: production does not start while a site names the built-in example as its company. */
@Injectable()
export class ExampleCompany implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.isDemo) return;
    const [found] = await this.transactions.single<{ name: string }>(
      `select s.name from site.site s join site.company c on c.id = s.company_id
        where c.kvk = $1 or c.address = $2 or c.vat_numbers && $3 or coalesce(s.settings ->> 'support_email', $4) = $4 limit 1`,
      [exampleCompany.kvk, exampleCompany.address, exampleCompany.vatNumbers, exampleSupport.email],
    );
    if (!found) return;
    throw new Error(
      `The site ${found.name} still names the example as its company. Set your own once, with the tools' command "company" (docker-compose.yml shows how).`,
    );
  }
}
