import { Injectable } from '@nestjs/common';
import { Like } from 'typeorm';
import type { Tx } from '#database';
import { AccountEntity } from './accounts/index.js';
import { StaffEntity } from './staff/index.js';

@Injectable()
export class DemoAccountsRepository {
  /** Whose accounts are there that a demo made. */
  async find(tx: Tx): Promise<'staff' | 'members' | undefined> {
    if (await tx.repository(StaffEntity).existsBy({ demo: true })) return 'staff';
    return (await tx.repository(AccountEntity).existsBy({ email: Like('%@demo.example') })) ? 'members' : undefined;
  }
}
