import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import { enrolmentMinutes, type StartDeviceBody } from '#contracts-admin';
import { Transactions } from '#database';
import { Limiter } from '../limits/index.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { openSecret, sealSecret } from './sealed-secret.js';
import { StaffProof } from './staff-proof.js';
import { StaffRepository } from './staff.repository.js';
import { StaffSessions, type SessionStaff } from './staff-sessions.js';
import { newTotpSecret, staffIssuer, stepOfCode, totpUri } from './totp.js';

/** What the authenticator app reads; `secret` is the same, for typing. */
export type NewDevice = { readonly totpUri: string; readonly secret: string; readonly endsAt: Date };

/** How a person of staff moves to another authenticator app. The old one counts until the new one has shown a right code. */
@Injectable()
export class StaffDevices {
  constructor(
    private readonly transactions: Transactions,
    private readonly staff: StaffRepository,
    private readonly proof: StaffProof,
    private readonly sessions: StaffSessions,
    private readonly limiter: Limiter,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  recoveryCodesLeft({ id }: SessionStaff): Promise<number> {
    return this.transactions.read((tx) => this.staff.recoveryCodesLeft(tx, id));
  }

  /** Begins again whenever it is asked; an earlier secret that was not confirmed is gone. */
  start(me: SessionStaff, { password, code }: StartDeviceBody, ip: string): Promise<NewDevice> {
    if (code === undefined && !me.needsDevice) throw new AppError('invalid_input', { fields: { code: 'field_required' } });
    const shown = { email: me.email, password, code: code ?? null };
    return this.proof.prove(shown, ip, { act: 'staff.device_refused', code: 'login_failed' }, async (tx) => {
      const secret = newTotpSecret();
      const endsAt = await this.staff.startEnrolment(tx, me.id, sealSecret(secret, this.config.appSecret), enrolmentMinutes);
      await this.audit.record(tx, { staffId: me.id, act: 'staff.device_started', subject: { kind: 'staff', id: me.id }, ip });
      return { totpUri: totpUri(secret, me.email, staffIssuer), secret, endsAt };
    });
  }

  /** From now on the new device counts alone. Answers its recovery codes; every other session of this person ends. */
  async confirm(me: SessionStaff, code: string, ip: string): Promise<string[]> {
    await this.limiter.take('login', ip);
    return this.transactions.run(async (tx) => {
      const sealed = (await this.staff.lockCredentials(tx, me.id)) && (await this.staff.openEnrolment(tx, me.id));
      if (!sealed) throw new AppError('link_invalid');
      const step = stepOfCode(code, openSecret(sealed, this.config.appSecret), Date.now(), 0);
      if (step === undefined) throw new AppError('totp_wrong', { fields: { code: 'totp_wrong' } });
      await this.staff.changeDevice(tx, me.id, step);
      await this.sessions.closeOthers(tx, me.id, me.sessionId);
      await this.audit.record(tx, { staffId: me.id, act: 'staff.device_changed', subject: { kind: 'staff', id: me.id }, ip });
      const codes = newRecoveryCodes();
      await this.staff.replaceRecoveryCodes(
        tx,
        me.id,
        codes.map((one) => hashOfRecoveryCode(this.config.appSecret, one)),
      );
      return codes;
    });
  }
}
