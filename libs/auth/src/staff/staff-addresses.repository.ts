import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { StaffEntity } from './staff.entity.js';

/** Where staff get mail. */
@Injectable()
export class StaffAddresses {
  /** Null when the account is closed, or gone. */
  find(tx: Tx, id: string): Promise<Readonly<Pick<StaffEntity, 'email' | 'name'>> | null> {
    return tx.repository(StaffEntity).findOne({ select: { id: true, email: true, name: true }, where: { id, active: true } });
  }
}
