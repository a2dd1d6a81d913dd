import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberData } from '#member-data';
import { BillingRepository } from './billing/index.js';
import { DebitData } from './debit-collection/index.js';
import { InvoicesService } from './invoices/index.js';
import { impersonalTables, paymentsTables } from './payments-tables.js';
import { WalletsRepository } from './wallet/index.js';

@Injectable()
export class PaymentsData implements OnModuleInit {
  constructor(
    private readonly memberData: MemberData,
    private readonly debits: DebitData,
    private readonly wallets: WalletsRepository,
    private readonly billing: BillingRepository,
    private readonly invoices: InvoicesService,
  ) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'payments',
      tables: {
        // Before the wallet: what came with a debit that is not collected any more is taken back.
        ...this.debits.tables(),
        ...paymentsTables,
        'payments.wallet': { ...paymentsTables['payments.wallet'], erase: (tx, memberId) => this.wallets.erase(tx, memberId) },
        'payments.billing_details': {
          ...paymentsTables['payments.billing_details'],
          erase: (tx, memberId) => this.billing.eraseUnpaid(tx, memberId),
        },
      },
      impersonal: impersonalTables,
      files: async (tx, memberId) => [...(await this.invoices.exported(tx, memberId)), ...(await this.debits.files(tx, memberId))],
    });
  }
}
