import { Injectable, type OnModuleInit } from '@nestjs/common';
import { roleLimits } from './patience.js';
import { Transactions } from './transactions.js';

/** No process works as a role whose statements may take for ever: one that hangs would hold its connection, and whoever waits for it. */
@Injectable()
export class RoleLimits implements OnModuleInit {
  constructor(private readonly transactions: Transactions) {}

  async onModuleInit(): Promise<void> {
    const missing = await this.transactions.single<{ role: string; name: string }>(
      `select current_user as role, name from pg_settings
        where name in ('statement_timeout', 'idle_in_transaction_session_timeout') and setting::bigint <= 0 order by name`,
      [],
    );
    const [first] = missing;
    if (!first) return;
    const names = missing.map(({ name }) => name).join(' and ');
    const roles = Object.keys(roleLimits).join(' or ');
    throw new Error(
      `The database role ${first.role} has no ${names}. DATABASE_URL has to name ${roles}, as deploy/postgres-roles.sh makes them; for a role of your own: alter role … set ${first.name} = '…'.`,
    );
  }
}
