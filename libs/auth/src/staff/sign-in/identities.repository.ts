import { Injectable } from '@nestjs/common';
import type { StaffRole } from '#contracts-admin';
import type { Tx } from '#database';
import type { SealedWish } from '../staff-seal.js';

/** Somebody of the staff whom the service named. */
export type Named = {
  readonly id: string;
  readonly roles: readonly StaffRole[];
  readonly hasDevice: boolean;
  readonly isBound: boolean;
};
/** A person at a service; `email` only when the service has confirmed it. */
export type Person = { readonly issuer: string; readonly subject: string; readonly email: string | undefined };

@Injectable()
export class IdentitiesRepository {
  /**
   * By who they are at the service; before that is settled, by their address, and only once: whoever has the address later is somebody else.
   * Undefined when nobody active is meant.
   */
  async find(tx: Tx, { issuer, subject, email }: Person): Promise<Named | undefined> {
    const [row] = await tx.query<Named>(
      `select s.id, s.roles, s.totp_secret is not null as "hasDevice", i.staff_id is not null as "isBound"
         from auth.staff s left join auth.staff_identity i on i.staff_id = s.id and i.issuer = $1
        where s.active
          and case when exists (select from auth.staff_identity where issuer = $1 and subject = $2) then i.subject = $2
                   else i.subject is null and s.email = $3 end`,
      [issuer, subject, email ?? null],
    );
    return row;
  }

  /** False when the account or the person there belongs to somebody else by now. */
  async bind(tx: Tx, wish: SealedWish): Promise<boolean> {
    const [row] = await tx.query<{ bound: boolean }>(`select auth.bind_staff_identity($1, $2) as bound`, [...wish]);
    return row?.bound === true;
  }
}
