import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import type { StaffLoginBody } from '#contracts-admin';
import { Transactions } from '#database';
import { StaffProof } from './staff-proof.js';
import { StaffSessions } from './staff-sessions.js';

@Injectable()
export class StaffLogin {
  constructor(
    private readonly transactions: Transactions,
    private readonly proof: StaffProof,
    private readonly sessions: StaffSessions,
    private readonly audit: Audit,
  ) {}

  /** Answers the value of the session cookie. A session that a recovery code opened is good for setting up a new device only. */
  login(body: StaffLoginBody, ip: string, userAgent = ''): Promise<string> {
    return this.proof.prove(body, ip, { act: 'staff.login_refused', code: 'login_failed' }, async (tx, { id }, byRecoveryCode) => {
      const { token } = await this.sessions.open(tx, id, { recovered: byRecoveryCode, ip, userAgent });
      await this.audit.record(tx, { staffId: id, act: byRecoveryCode ? 'staff.logged_in_by_recovery_code' : 'staff.logged_in', ip });
      return token;
    });
  }

  logout(session: { readonly id: string; readonly sessionId: string }, ip: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      await this.sessions.close(tx, session.sessionId);
      await this.audit.record(tx, { staffId: session.id, act: 'staff.logged_out', ip });
    });
  }
}
