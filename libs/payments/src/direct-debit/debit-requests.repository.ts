import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { MemberId } from '#contracts';
import { appNow, appNowPlus, type Tx } from '#database';
import { otpRules } from './debit-request.policy.js';
import { DebitRequestEntity } from './debit-request.entity.js';

export type DebitRequest = Readonly<DebitRequestEntity>;
export type NewRequest = Omit<DebitRequestEntity, 'createdAt' | 'otpSentAt' | 'expiresAt' | 'sends' | 'tries' | 'verifiedAt' | 'usedAt'>;

const codeExpiry = appNowPlus('secs', otpRules.minutes * 60);

@Injectable()
export class DebitRequestsRepository {
  async insert(tx: Tx, request: NewRequest): Promise<void> {
    await tx.repository(DebitRequestEntity).insert({ ...request, createdAt: appNow, otpSentAt: appNow, expiresAt: codeExpiry });
  }

  /** Its code never went out. */
  async remove(tx: Tx, id: string): Promise<void> {
    await tx.repository(DebitRequestEntity).delete({ id, verifiedAt: IsNull() });
  }

  findOwn(tx: Tx, memberId: MemberId, id: string): Promise<DebitRequest | null> {
    return tx.repository(DebitRequestEntity).findOneBy({ id, memberId });
  }

  lockOwn(tx: Tx, memberId: MemberId, id: string): Promise<DebitRequest | null> {
    return tx.repository(DebitRequestEntity).findOne({ where: { id, memberId }, lock: { mode: 'for_no_key_update' } });
  }

  /** Another code takes the place of the one before, which is over. */
  async renew(tx: Tx, id: string, otpHash: Buffer): Promise<void> {
    await tx
      .repository(DebitRequestEntity)
      .update({ id }, { otpHash, otpSentAt: appNow, expiresAt: codeExpiry, tries: 0, sends: () => 'sends + 1' });
  }

  /** The other code never went out: it counts neither as sent, nor for the time until the next. */
  async undoSend(tx: Tx, { id, otpSentAt, sends }: DebitRequest): Promise<void> {
    await tx.repository(DebitRequestEntity).update({ id, verifiedAt: IsNull() }, { otpSentAt, sends });
  }

  /** Takes one of the tries of the present code, before it is looked at: tries at the same moment cannot be more. False when none is left. */
  async takeTry(tx: Tx, id: string): Promise<boolean> {
    const taken = await tx.query(
      `update payments.debit_request set tries = tries + 1
        where id = $1 and tries < $2 and verified_at is null and used_at is null and expires_at > public.app_now() returning id`,
      [id, otpRules.tries],
    );
    return taken.length === 1;
  }

  async verify(tx: Tx, id: string): Promise<void> {
    await tx
      .repository(DebitRequestEntity)
      .update({ id }, { verifiedAt: appNow, expiresAt: appNowPlus('secs', otpRules.verifiedMinutes * 60) });
  }

  /** An order is made with it: with no other. */
  async use(tx: Tx, id: string): Promise<void> {
    await tx.repository(DebitRequestEntity).update({ id }, { usedAt: appNow });
  }

  /** What was agreed to rests with the mandate; a wish that came to nothing is nobody's business. */
  async forget(tx: Tx): Promise<void> {
    await tx.query(`delete from payments.debit_request where created_at < public.app_now() - interval '30 days'`);
  }
}
