import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AppError } from '#contracts';
import type { StartDeviceBody } from '#contracts-admin';
import { Transactions } from '#database';
import { Limiter } from '../limits/index.js';
import { StaffEnrolments, type NewDevice } from './staff-enrolments.js';
import { StaffProof } from './staff-proof.js';
import { StaffSessions, type SessionStaff } from './staff-sessions.js';

/** How a person of staff moves to another authenticator app. The old one counts until the new one has shown a right code. */
@Injectable()
export class StaffDevices {
  constructor(
    private readonly transactions: Transactions,
    private readonly enrolments: StaffEnrolments,
    private readonly proof: StaffProof,
    private readonly sessions: StaffSessions,
    private readonly limiter: Limiter,
    private readonly audit: Audit,
  ) {}

  recoveryCodesLeft({ id }: SessionStaff): Promise<number> {
    return this.transactions.read((tx) => this.enrolments.recoveryCodesLeft(tx, id));
  }

  /** Begins again whenever it is asked; an earlier secret that was not confirmed is gone. */
  start(me: SessionStaff, { password, code }: StartDeviceBody, ip: string): Promise<NewDevice> {
    if (code === undefined && !me.needsDevice) throw new AppError('invalid_input', { fields: { code: 'field_required' } });
    const shown = { email: me.email, password, code: code ?? null };
    return this.proof.prove(shown, ip, { act: 'staff.device_refused', code: 'login_failed' }, async (tx) => {
      const device = await this.enrolments.start(tx, me.id, me.email);
      await this.audit.record(tx, { staffId: me.id, act: 'staff.device_started', subject: { kind: 'staff', id: me.id }, ip });
      return device;
    });
  }

  /** From now on the new device counts alone. Answers its recovery codes; every other session of this person ends. */
  async confirm(me: SessionStaff, code: string, ip: string): Promise<string[]> {
    await this.limiter.consume('login', ip);
    return this.transactions.run(async (tx) => {
      await this.enrolments.change(tx, me.id, code);
      await this.sessions.closeOthers(tx, me.id, me.sessionId);
      await this.audit.record(tx, { staffId: me.id, act: 'staff.device_changed', subject: { kind: 'staff', id: me.id }, ip });
      return this.enrolments.replaceRecoveryCodes(tx, me.id);
    });
  }
}
