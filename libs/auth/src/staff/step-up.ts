import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AppError } from '#contracts';
import type { StepUp as Shown } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { StaffProof } from './staff-proof.js';
import { StaffRepository } from './staff.repository.js';

/** Who asks for what, by the name of the command. */
type Asked = { readonly staffId: string; readonly ip: string; readonly what: string };

/**
 * Password and code once more, for an act that could hand the house to others: a session that somebody left open, or took, is not enough for
 * it. Counted with the tries of the login, by account and network, so that no session is a place to guess from.
 */
@Injectable()
export class StepUp {
  constructor(
    private readonly transactions: Transactions,
    private readonly staff: StaffRepository,
    private readonly proof: StaffProof,
    private readonly audit: Audit,
  ) {}

  /** Does `act` in the transaction that spends the code. Throws `step_up_wrong` or `too_many_attempts`; then nothing is done. */
  async run<Result>({ staffId, ip, what }: Asked, { password, code }: Shown, act: (tx: Tx) => Promise<Result>): Promise<Result> {
    const email = await this.transactions.read((tx) => this.staff.addressOf(tx, staffId));
    // Ended while the page was open.
    if (email === undefined) throw new AppError('authentication_required');
    const facts = { command: what };
    const refused = { act: 'staff.step_up_refused', code: 'step_up_wrong', facts } as const;
    const proven = async (tx: Tx): Promise<Result> => {
      await this.audit.record(tx, { staffId, act: 'staff.stepped_up', facts, ip });
      return act(tx);
    };
    return this.proof.prove({ email, password, code }, ip, refused, proven, { changesStaff: true });
  }
}
