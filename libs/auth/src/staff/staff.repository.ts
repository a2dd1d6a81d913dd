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

  /** Keeps the sealed secret of a device that is being set up, and answers until when. */
  async startEnrolment(tx: Tx, id: string, secret: Buffer, minutes: number): Promise<Date> {
    const [row] = await tx.query<{ expires_at: Date }>(
      `insert into auth.staff_enrolment as e (staff_id, totp_secret, expires_at) values ($1, $2, public.app_now() + make_interval(mins => $3))
       on conflict (staff_id) do update set totp_secret = excluded.totp_secret, expires_at = excluded.expires_at returning expires_at`,
      [id, secret, minutes],
    );
    if (!row) throw new Error('the enrolment was not made');
    return row.expires_at;
  }

  /** The sealed secret of a device that is being set up, locked: of two confirmations at once the second finds none. */
  async openEnrolment(tx: Tx, id: string): Promise<Buffer | undefined> {
    const [row] = await tx.query<{ totp_secret: Buffer }>(
      `select totp_secret from auth.staff_enrolment where staff_id = $1 and expires_at > public.app_now() for update`,
      [id],
    );
    return row?.totp_secret;
  }

  /** Puts the device that is being set up in the place of the one before. `step` is the last that counts as used. */
  async changeDevice(tx: Tx, id: string, step: number): Promise<void> {
    const [row] = await tx.query<{ changed: boolean }>(`select auth.change_staff_device($1, $2) as changed`, [id, step]);
    if (!row?.changed) throw new Error('the device was not changed');
  }

  /** Puts new codes in the place of all earlier ones. */
  async replaceRecoveryCodes(tx: Tx, id: string, hashes: readonly Buffer[]): Promise<void> {
    await tx.query(`delete from auth.staff_recovery_code where staff_id = $1`, [id]);
    await tx.query(`insert into auth.staff_recovery_code (staff_id, code_hash) select $1, hash from unnest($2::bytea[]) as hash`, [
      id,
      hashes,
    ]);
  }

  /** Spends a recovery code for good. False: it is none of this person's, or was used; of two at once one wins. */
  async takeRecoveryCode(tx: Tx, id: string, hash: Buffer): Promise<boolean> {
    const [row] = await tx.query<{ taken: number }>(
      `with taken as (update auth.staff_recovery_code set used_at = public.app_now()
                       where code_hash = $2 and staff_id = $1 and used_at is null returning 1)
       select count(*)::int as taken from taken`,
      [id, hash],
    );
    return row?.taken === 1;
  }

  async recoveryCodesLeft(tx: Tx, id: string): Promise<number> {
    const [row] = await tx.query<{ left: number }>(
      `select count(*)::int as left from auth.staff_recovery_code where staff_id = $1 and used_at is null`,
      [id],
    );
    return row?.left ?? 0;
  }
}
