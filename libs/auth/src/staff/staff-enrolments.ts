import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import { enrolmentMinutes } from '#contracts-admin';
import type { Tx } from '#database';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { openSecret, sealSecret } from './sealed-secret.js';
import { StaffRepository } from './staff.repository.js';
import { newTotpSecret, staffIssuer, stepOfCode, totpUri } from './totp.js';

/** What the authenticator app reads; `secret` is the same, for typing. */
export type NewDevice = { readonly totpUri: string; readonly secret: string; readonly endsAt: Date };

/** Devices that are being set up: each counts for nothing before it has shown its first code. */
@Injectable()
export class StaffEnrolments {
  constructor(
    private readonly staff: StaffRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'appSecret'>,
  ) {}

  /** Begins again whenever it is asked; an earlier secret that was not confirmed is gone. */
  async start(tx: Tx, staffId: string, email: string): Promise<NewDevice> {
    const secret = newTotpSecret();
    const endsAt = await this.staff.startEnrolment(tx, staffId, sealSecret(secret, this.config.appSecret), enrolmentMinutes);
    return { totpUri: totpUri(secret, email, staffIssuer), secret, endsAt };
  }

  /** Locks the account and answers the step of the first code. Throws `link_invalid` without a device that waits for it, `totp_wrong`. */
  async confirm(tx: Tx, staffId: string, code: string): Promise<number> {
    const sealed = (await this.staff.lockCredentials(tx, staffId)) && (await this.staff.openEnrolment(tx, staffId));
    if (!sealed) throw new AppError('link_invalid');
    const step = stepOfCode(code, openSecret(sealed, this.config.appSecret), Date.now(), 0);
    if (step === undefined) throw new AppError('totp_wrong', { fields: { code: 'totp_wrong' } });
    return step;
  }

  /** The same, and from now on this device counts alone. */
  async change(tx: Tx, staffId: string, code: string): Promise<void> {
    await this.staff.changeDevice(tx, staffId, await this.confirm(tx, staffId, code));
  }

  recoveryCodesLeft(tx: Tx, staffId: string): Promise<number> {
    return this.staff.recoveryCodesLeft(tx, staffId);
  }

  /** New recovery codes in the place of all earlier ones. */
  async replaceRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((one) => hashOfRecoveryCode(this.config.appSecret, one));
    await this.staff.replaceRecoveryCodes(tx, staffId, hashes);
    return codes;
  }
}
