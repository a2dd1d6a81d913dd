import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { Transactions } from '#database';

/** Everybody can read the passwords of a demo: production does not start on a database that holds its accounts. */
@Injectable()
export class DemoAccounts implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.isDemo) return;
    const [found] = await this.transactions.single<{ staff: boolean; members: boolean }>(
      `select exists (select from auth.staff where demo) as staff,
              exists (select from auth.account where email like '%@demo.example') as members`,
      [],
    );
    if (!found?.staff && !found?.members) return;
    throw new Error(
      `The database holds ${found.staff ? 'staff' : 'members'} of a demo, whose passwords are public. Production needs a database of its own.`,
    );
  }
}
