import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberData } from '#member-data';
import { contraAccounts, ledgerKinds } from './ledger.js';

const internal = 'a number of the machine';

@Injectable()
export class PaymentsData implements OnModuleInit {
  constructor(private readonly memberData: MemberData) {}

  onModuleInit(): void {
    this.memberData.register({
      room: 'payments',
      tables: {
        'payments.wallet': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['balance'],
          leftOut: { member_id: internal },
          erase: [
            // The books must add up: what is left of the credits is booked off before the wallet goes.
            `select payments.debit(w.member_id, w.balance, ${ledgerKinds.adjustment}::smallint, ${contraAccounts.breakage}::smallint, uuidv7())
               from payments.wallet w where w.member_id = $1 and w.balance > 0`,
            `delete from payments.wallet where member_id = $1`,
          ],
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
