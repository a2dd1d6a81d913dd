import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { appNow, isAhead, type Tx } from '#database';
import { StaffEntity } from './staff.entity.js';
import { StaffEnrolmentEntity } from './staff-enrolment.entity.js';
import { StaffRecoveryCodeEntity } from './staff-recovery-code.entity.js';

export type StaffCredentials = Readonly<Pick<StaffEntity, 'id' | 'passwordHash' | 'totpSecret' | 'totpLastStep'>>;
const credentials = { id: true, passwordHash: true, totpSecret: true, totpLastStep: true } as const;

@Injectable()
export class StaffRepository {
  activeByEmail(tx: Tx, email: string): Promise<StaffCredentials | null> {
    return tx.repository(StaffEntity).findOne({ select: credentials, where: { email, active: true } });
  }

  activeById(tx: Tx, id: string): Promise<StaffCredentials | null> {
    return tx.repository(StaffEntity).findOne({ select: credentials, where: { id, active: true } });
  }

  async addressOf(tx: Tx, id: string): Promise<string | undefined> {
    return (await tx.repository(StaffEntity).findOne({ select: { id: true, email: true }, where: { id, active: true } }))?.email;
  }

  /** Waits until no other change of staff is under way, and keeps others waiting until this transaction ends. */
  async awaitChanges(tx: Tx): Promise<void> {
    await tx.query(`select auth.await_staff_changes()`);
  }

  /**
   * As they are now, and nobody changes them before this transaction ends; null when the account has ended. Whatever changes more than one
   * table of an account takes this lock first: in another order two of them would wait for each other.
   */
  lockCredentials(tx: Tx, id: string): Promise<StaffCredentials | null> {
    return tx.repository(StaffEntity).findOne({ select: credentials, where: { id, active: true }, lock: { mode: 'for_no_key_update' } });
  }

  /** Uses a TOTP step up for good. False: it, or a later one, was used before; of two parallel logins with one code one wins. */
  async consumeStep(tx: Tx, id: string, step: number): Promise<boolean> {
    const { affected } = await tx
      .repository(StaffEntity)
      .update({ id, active: true, totpLastStep: LessThan(step) }, { totpLastStep: step });
    return affected === 1;
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
  async openEnrolment(tx: Tx, staffId: string): Promise<Buffer | undefined> {
    const enrolment = await tx.repository(StaffEnrolmentEntity).findOne({
      select: { staffId: true, totpSecret: true },
      where: { staffId, expiresAt: isAhead() },
      lock: { mode: 'pessimistic_write' },
    });
    return enrolment?.totpSecret;
  }

  /** Puts the device that is being set up in the place of the one before. `step` is the last that counts as used. */
  async changeDevice(tx: Tx, id: string, step: number): Promise<void> {
    const [row] = await tx.query<{ changed: boolean }>(`select auth.change_staff_device($1, $2) as changed`, [id, step]);
    if (!row?.changed) throw new Error('the device was not changed');
  }

  /** Puts new codes in the place of all earlier ones. */
  async replaceRecoveryCodes(tx: Tx, staffId: string, hashes: readonly Buffer[]): Promise<void> {
    const codes = tx.repository(StaffRecoveryCodeEntity);
    await codes.delete({ staffId });
    await codes.insert(hashes.map((codeHash) => ({ staffId, codeHash })));
  }

  /** Spends a recovery code for good. False: it is none of this person's, or was used; of two at once one wins. */
  async consumeRecoveryCode(tx: Tx, staffId: string, codeHash: Buffer): Promise<boolean> {
    const { affected } = await tx.repository(StaffRecoveryCodeEntity).update({ codeHash, staffId, usedAt: IsNull() }, { usedAt: appNow });
    return affected === 1;
  }

  recoveryCodesLeft(tx: Tx, staffId: string): Promise<number> {
    return tx.repository(StaffRecoveryCodeEntity).countBy({ staffId, usedAt: IsNull() });
  }
}
