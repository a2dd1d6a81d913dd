import { Injectable } from '@nestjs/common';
import type { StaffRole } from '#contracts-admin';
import type { Tx } from '#database';

export type StaffRow = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
  readonly totp_secret: Buffer;
  readonly totp_last_step: number;
  readonly roles: StaffRole[];
};

@Injectable()
export class StaffRepository {
  async activeByEmail(tx: Tx, email: string): Promise<StaffRow | undefined> {
    const [row] = await tx.query<StaffRow>(
      `select id, email, name, password_hash, totp_secret, totp_last_step, roles from auth.staff where email = $1 and active`,
      [email],
    );
    return row;
  }

  /** Takes a TOTP step for good. False: it, or a later one, was used before; of two parallel logins with one code one wins. */
  async takeStep(tx: Tx, id: string, step: number): Promise<boolean> {
    const [row] = await tx.query<{ taken: number }>(
      `with taken as (update auth.staff set totp_last_step = $2 where id = $1 and active and totp_last_step < $2 returning 1)
       select count(*)::int as taken from taken`,
      [id, step],
    );
    return row?.taken === 1;
  }
}
