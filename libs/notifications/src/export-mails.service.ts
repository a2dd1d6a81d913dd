import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import { Transactions } from '#database';
import { ExportsService } from '#exports';
import type { JobOutcome } from '#queues';
import { EmailsService } from './emails.service.js';
import { MailDelivery } from './mail-delivery.js';

@Injectable()
export class ExportMailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly exports: ExportsService,
    private readonly accounts: AccountsService,
    private readonly emails: EmailsService,
    private readonly delivery: MailDelivery,
  ) {}

  /** Says that the file is there, if it still is and the account too. */
  async sendReady(outboxId: string | undefined, exportId: string): Promise<JobOutcome> {
    const facts = await this.transactions.read(async (tx) => {
      const ready = await this.exports.readyOne(tx, exportId);
      return ready && { ready, account: await this.accounts.account(tx, ready.memberId) };
    });
    if (!facts || facts.account.status === 'deleted') return this.delivery.drop(outboxId, 'nothing to fetch');
    const { ready, account } = facts;
    const reader = { memberId: account.id, siteId: account.siteId, language: account.language };
    return this.delivery.deliver(outboxId, {
      dedupeKey: `export-ready:${exportId}`,
      kind: 'export-ready',
      memberId: account.id,
      locale: account.language,
      to: account.email,
      email: await this.emails.exportReady({ ...reader, until: ready.until }),
    });
  }
}
