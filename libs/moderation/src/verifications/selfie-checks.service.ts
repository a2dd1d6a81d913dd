import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type PhotoId, type SelfieRefusal } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { Albums, Selfies } from '#media';
import { VisibilityService } from '#visibility';
import { selfieDecided } from '../moderation.events.js';
import { isUnsettled } from './verifications.policy.js';
import { VerificationsRepository, type Verification } from './verifications.repository.js';
import { VerifiedBadges } from './verified-badges.service.js';

/** How moderators compare selfies with photos: one moderator at a time, taken back within seconds; then the selfie goes (`SelfieEndings`). */
@Injectable()
export class SelfieChecks {
  constructor(
    private readonly verifications: VerificationsRepository,
    private readonly visibility: VisibilityService,
    private readonly albums: Albums,
    private readonly selfies: Selfies,
    private readonly badges: VerifiedBadges,
    private readonly outbox: Outbox,
  ) {}

  /** The one that waits longest, now held by this moderator; undefined when nothing waits. */
  claimNext(tx: Tx, staffId: string): Promise<string | undefined> {
    return this.verifications.claimNext(tx, staffId);
  }

  /** How many wait, whoever works on them. */
  waiting(tx: Tx): Promise<number> {
    return this.verifications.waiting(tx);
  }

  /** Claims this one, or for longer. Throws `case_taken` when somebody else has it, or it does not wait. */
  async claim(tx: Tx, staffId: string, id: string): Promise<void> {
    if (await this.verifications.claim(tx, staffId, id)) return;
    throw new AppError((await this.verifications.find(tx, id)) ? 'case_taken' : 'not_found');
  }

  /** Lets go of it; to this moderator it comes last from now on. */
  async skip(tx: Tx, staffId: string, id: string): Promise<Verification> {
    const held = await this.lockClaimed(tx, staffId, id);
    await this.verifications.skip(tx, id, staffId);
    return held;
  }

  /** The selfie, for whoever holds it. Throws `case_taken` for everybody else. */
  async open(tx: Tx, staffId: string, id: string): Promise<Verification & { readonly selfie: string }> {
    const held = await this.lockClaimed(tx, staffId, id);
    if (held.selfie === null) throw new AppError('photo_not_found');
    return { ...held, selfie: held.selfie };
  }

  read(selfie: string): Promise<Buffer | undefined> {
    return this.selfies.read(selfie);
  }

  find(tx: Tx, id: string): Promise<Verification | null> {
    return this.verifications.find(tx, id);
  }

  /**
   * Gives the badge at once; `seen` are the photos that the moderator had beside the selfie. Pressed twice, it is one decision: `isNew` is false.
   * Throws `profile_changed` when the main photo is another one by now, `case_taken` when it is not theirs.
   */
  async approve(tx: Tx, staffId: string, id: string, seen: readonly PhotoId[]): Promise<{ memberId: MemberId; isNew: boolean }> {
    const found = await this.found(tx, id);
    // The album first: whoever changes the main photo takes them in this order.
    await this.albums.lock(tx, found.memberId);
    const { memberId, isRepeat } = await this.toDecide(tx, staffId, id, 'approved');
    if (isRepeat) return { memberId, isNew: false };
    if ((await this.visibility.standingOf(tx, memberId))?.fictional !== false) throw new AppError('forbidden');
    const compared = (await this.albums.shown(tx, memberId)).filter((photo) => seen.includes(photo.id));
    if (!compared.some(({ main }) => main)) throw new AppError('profile_changed');
    const before = await this.verifications.approvedOf(tx, memberId);
    if (before) {
      await this.verifications.close(tx, before.id, 'ended');
      if (before.selfie) await this.selfies.remove(tx, [before.selfie]);
    }
    await this.verifications.approve(
      tx,
      id,
      staffId,
      compared.map((photo) => photo.id),
    );
    await this.badges.settle(tx, memberId);
    await this.outbox.tell(tx, selfieDecided, { verificationId: id });
    return { memberId, isNew: true };
  }

  /** Its member hears of it when it can be taken back no more. */
  async refuse(tx: Tx, staffId: string, id: string, reason: SelfieRefusal): Promise<{ memberId: MemberId; isNew: boolean }> {
    const { memberId, isRepeat } = await this.toDecide(tx, staffId, id, 'refused');
    if (isRepeat) return { memberId, isNew: false };
    await this.verifications.refuse(tx, id, staffId, reason);
    await this.outbox.tell(tx, selfieDecided, { verificationId: id });
    return { memberId, isNew: true };
  }

  /** Takes back what is not settled yet; it is held by the moderator again. Throws `case_taken` when it is too late. */
  async undo(tx: Tx, staffId: string, id: string): Promise<Verification> {
    const { memberId } = await this.found(tx, id);
    await this.albums.lock(tx, memberId);
    const decided = await this.verifications.lock(tx, id);
    if (!decided || !isUnsettled(decided) || decided.staffId !== staffId) throw new AppError('case_taken');
    await this.verifications.releaseAllOf(tx, staffId);
    await this.verifications.reopen(tx, id, staffId);
    await this.badges.settle(tx, memberId);
    return decided;
  }

  /** The try to decide, or that this moderator decided it so before. */
  private async toDecide(tx: Tx, staffId: string, id: string, wanted: 'approved' | 'refused') {
    const before = await this.verifications.lock(tx, id);
    if (before?.state === wanted && before.staffId === staffId) return { memberId: before.memberId, isRepeat: true };
    const { memberId } = await this.lockClaimed(tx, staffId, id);
    return { memberId, isRepeat: false };
  }

  private async lockClaimed(tx: Tx, staffId: string, id: string): Promise<Verification> {
    await this.claim(tx, staffId, id);
    return this.found(tx, id);
  }

  private async found(tx: Tx, id: string): Promise<Verification> {
    const found = await this.verifications.find(tx, id);
    if (!found) throw new AppError('not_found');
    return found;
  }
}
