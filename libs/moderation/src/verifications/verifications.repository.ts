import { Injectable } from '@nestjs/common';
import type { MemberId, PhotoId, Pose, SelfieRefusal } from '#contracts';
import { appNow, appNowPlus, type Tx } from '#database';
import { lockMinutes } from '../cases/index.js';
import { VerificationEntity, type VerificationRowState } from './verification.entity.js';
import { retentionMonths, poseHours, waitDays } from './verifications.policy.js';

export type Verification = Readonly<VerificationEntity>;

export type NewestTry = Pick<Verification, 'id' | 'pose' | 'state' | 'reason' | 'poseUntil' | 'sentAt' | 'settledAt'> & {
  readonly poseOpen: boolean;
};

/** Free, or held by the same moderator. `$1` moderator, `$2` minutes. */
const isFree = `v.state = 'waiting' and (v.locked_by is null or v.locked_by = $1::uuid or v.locked_at < public.app_now() - make_interval(mins => $2))`;

@Injectable()
export class VerificationsRepository {
  /** One try at a time: whatever comes in parallel about the same member waits. */
  async lockMember(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('moderation.verification ' || $1, 0))`, [memberId]);
  }

  async ask(tx: Tx, memberId: MemberId, pose: Pose): Promise<void> {
    await tx
      .repository(VerificationEntity)
      .createQueryBuilder()
      .insert()
      .values({ memberId, pose, state: 'asked', askedAt: appNow, poseUntil: appNowPlus('hours', poseHours) })
      .updateEntity(false)
      .execute();
  }

  /** A pose that nobody answered. */
  async removeAsked(tx: Tx, memberId: string): Promise<void> {
    await tx.repository(VerificationEntity).delete({ memberId: memberId as MemberId, state: 'asked' });
  }

  async send(tx: Tx, memberId: MemberId, selfie: string, consentVersion: number): Promise<void> {
    await tx
      .repository(VerificationEntity)
      .update({ memberId, state: 'asked' }, { state: 'waiting', sentAt: appNow, selfie, consentVersion });
  }

  async newest(tx: Tx, memberId: MemberId): Promise<NewestTry | null> {
    const [row] = await tx.query<NewestTry>(
      `select id, pose, state, reason, pose_until as "poseUntil", sent_at as "sentAt", settled_at as "settledAt", pose_until > public.app_now() as "poseOpen"
         from moderation.verification where member_id = $1 order by asked_at desc, id desc limit 1`,
      [memberId],
    );
    return row ?? null;
  }

  /** When the selfies of the last 24 hours were sent, the oldest first. */
  async sentLately(tx: Tx, memberId: string): Promise<Date[]> {
    const rows = await tx.query<{ at: Date }>(
      `select sent_at as at from moderation.verification
        where member_id = $1 and sent_at > public.app_now() - interval '24 hours' order by sent_at`,
      [memberId],
    );
    return rows.map(({ at }) => at);
  }

  find(tx: Tx, id: string): Promise<Verification | null> {
    return tx.repository(VerificationEntity).findOneBy({ id });
  }

  lock(tx: Tx, id: string): Promise<Verification | null> {
    return tx.repository(VerificationEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  waiting(tx: Tx): Promise<number> {
    return tx.repository(VerificationEntity).countBy({ state: 'waiting' });
  }

  approvedOf(tx: Tx, memberId: MemberId): Promise<Verification | null> {
    return tx.repository(VerificationEntity).findOneBy({ memberId, state: 'approved' });
  }

  /** The one that waits longest and is free, now held by this moderator; what they passed over comes last. Their older one is let go. */
  async claimNext(tx: Tx, staffId: string): Promise<string | undefined> {
    await this.releaseAllOf(tx, staffId);
    const [row] = await tx.query<{ id: string }>(
      `with next as (
         select v.id from moderation.verification v where ${isFree}
          order by ($1::uuid = any (v.skipped_by)), v.sent_at, v.id limit 1 for update skip locked)
       update moderation.verification v set locked_by = $1, locked_at = public.app_now() from next where v.id = next.id returning v.id`,
      [staffId, lockMinutes],
    );
    return row?.id;
  }

  /** Holds this one. False when somebody else does, or it does not wait. */
  async claim(tx: Tx, staffId: string, id: string): Promise<boolean> {
    const rows = await tx.query(
      `update moderation.verification v set locked_by = $1, locked_at = public.app_now() where v.id = $3 and ${isFree} returning v.id`,
      [staffId, lockMinutes, id],
    );
    return rows.length === 1;
  }

  async releaseAllOf(tx: Tx, staffId: string): Promise<void> {
    await tx.repository(VerificationEntity).update({ lockedBy: staffId }, { lockedBy: null, lockedAt: null });
  }

  async skip(tx: Tx, id: string, staffId: string): Promise<void> {
    await tx.query(
      `update moderation.verification set locked_by = null, locked_at = null,
              skipped_by = array_append(array_remove(skipped_by, $2::uuid), $2::uuid) where id = $1`,
      [id, staffId],
    );
  }

  async approve(tx: Tx, id: string, staffId: string, compared: readonly PhotoId[]): Promise<void> {
    await this.decide(tx, id, staffId, { state: 'approved', compared: [...compared] });
  }

  async refuse(tx: Tx, id: string, staffId: string, reason: SelfieRefusal): Promise<void> {
    await this.decide(tx, id, staffId, { state: 'refused', reason });
  }

  /** Waits again, held by this moderator. */
  async reopen(tx: Tx, id: string, staffId: string): Promise<void> {
    await tx
      .repository(VerificationEntity)
      .update(
        { id },
        { state: 'waiting', reason: null, staffId: null, decidedAt: null, compared: [], lockedBy: staffId, lockedAt: appNow },
      );
  }

  /** Cannot be taken back any more; its selfie has no name here from now on. */
  async settle(tx: Tx, id: string): Promise<void> {
    await tx.repository(VerificationEntity).update({ id }, { settledAt: appNow, selfie: null });
  }

  async close(tx: Tx, id: string, state: Extract<VerificationRowState, 'ended' | 'dropped' | 'expired'>): Promise<void> {
    await tx
      .repository(VerificationEntity)
      .update({ id }, { state, endedAt: appNow, settledAt: appNow, selfie: null, reason: null, lockedBy: null, lockedAt: null });
  }

  /** What of a member still waits or has a selfie, held until the transaction ends. */
  lockUnsettled(tx: Tx, memberId: string): Promise<Verification[]> {
    return tx.query<Verification>(
      `select id, state, selfie from moderation.verification where member_id = $1 and (state = 'waiting' or selfie is not null) order by id for update`,
      [memberId],
    );
  }

  /** Those that waited too long, held until the transaction ends. */
  lockLate(tx: Tx, limit: number): Promise<Verification[]> {
    return tx.query<Verification>(
      `select id, selfie from moderation.verification
        where state = 'waiting' and sent_at < public.app_now() - make_interval(days => $1) order by sent_at limit $2 for update skip locked`,
      [waitDays, limit],
    );
  }

  /** Those whose selfie should be gone since a while: a job that was lost, or given up. */
  lockOverdue(tx: Tx, limit: number): Promise<Verification[]> {
    return tx.query<Verification>(
      `select id, member_id as "memberId", state, selfie from moderation.verification
        where decided_at < public.app_now() - interval '1 hour' and settled_at is null order by decided_at limit $1 for update skip locked`,
      [limit],
    );
  }

  async selfiesOf(tx: Tx, memberId: string): Promise<string[]> {
    const rows = await tx.query<{ selfie: string }>(
      `select selfie from moderation.verification where member_id = $1 and selfie is not null`,
      [memberId],
    );
    return rows.map(({ selfie }) => selfie);
  }

  /** Ends tries of long ago, and poses that nobody answered; answers how many. */
  async removeOld(tx: Tx): Promise<number> {
    const rows = await tx.query(
      `delete from moderation.verification
        where state not in ('approved', 'waiting') and selfie is null and asked_at < public.app_now() - case when state = 'asked' then interval '2 days' else make_interval(months => $1) end
        returning id`,
      [retentionMonths],
    );
    return rows.length;
  }

  private async decide(
    tx: Tx,
    id: string,
    staffId: string,
    rest: Partial<Pick<VerificationEntity, 'state' | 'compared' | 'reason'>>,
  ): Promise<void> {
    await tx.repository(VerificationEntity).update({ id }, { ...rest, staffId, decidedAt: appNow, lockedBy: null, lockedAt: null });
  }
}
