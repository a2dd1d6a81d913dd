import { Injectable } from '@nestjs/common';
import type { Locale } from '#contracts';
import type { Tx } from '#database';
import { StaffEntity } from './staff.entity.js';

type PersonOfStaff = Readonly<Pick<StaffEntity, 'email' | 'name'>> & { readonly language: Locale | null };

/** Where staff get mail. */
@Injectable()
export class StaffAddresses {
  /** Null when the account is closed, or gone. */
  find(tx: Tx, id: string): Promise<Readonly<Pick<StaffEntity, 'email' | 'name'>> | null> {
    return tx.repository(StaffEntity).findOne({ select: { id: true, email: true, name: true }, where: { id, active: true } });
  }

  /** Also of accounts that have ended. `language`: in which they were written to last; null when they never were. */
  async people(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, PersonOfStaff>> {
    const rows = await tx.query<PersonOfStaff & { id: string }>(
      `select s.id, s.email, s.name, (select l.language from auth.staff_link l where l.staff_id = s.id order by l.id desc limit 1) as language
         from auth.staff s where s.id = any ($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map(({ id, ...person }) => [id, person]));
  }
}
