import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberData } from '#member-data';
import { WalletsRepository } from './wallets.repository.js';

const internal = 'a number of the machine';

@Injectable()
export class PaymentsData implements OnModuleInit {
  constructor(
    private readonly memberData: MemberData,
    private readonly wallets: WalletsRepository,
  ) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'payments',
      tables: {
        'payments.wallet': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['balance'],
          leftOut: { member_id: internal },
          erase: (tx, memberId) => this.wallets.erase(tx, memberId),
        },
        'payments.ledger_entry': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['id', 'at', 'amount', 'balance_after', 'kind', 'ref'],
          leftOut: { member_id: internal, contra: internal },
          order: 'id',
          keeps: 'the law on taxes keeps the books for years; the id without an account is the pseudonym',
        },
      },
    });
  }
}
