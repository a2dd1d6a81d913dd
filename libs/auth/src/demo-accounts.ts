import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { Transactions } from '#database';
import { DemoAccountsRepository } from './demo-accounts.repository.js';

/** Everybody can read the passwords of a demo: production does not start on a database that holds its accounts. */
@Injectable()
export class DemoAccounts implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: DemoAccountsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.isDemo) return;
    const found = await this.transactions.read((tx) => this.accounts.find(tx));
    if (!found) return;
    throw new Error(`The database holds ${found} of a demo, whose passwords are public. Production needs a database of its own.`);
  }
}
