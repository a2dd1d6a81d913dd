import { randomInt } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberLifecycle } from '#auth';
import { AppError, assertAllowed, verificationConsentVersion, type MemberId, type VerificationView } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Albums, Selfies, type PhotoSource } from '#media';
import { Publisher } from '#realtime';
import { VisibilityService } from '#visibility';
import { mayBegin, maySend, nextPose, nextTryAt, standOf, triesLeft, type Candidate } from './verifications.policy.js';
import { VerificationsRepository, type NewestTry } from './verifications.repository.js';

type Found = Candidate & { readonly newest: NewestTry | null };
const FINE = 1_000_000;

/** How members show that they are who their photos show: a selfie with a pose that the server picks, seen by a moderator and by nobody else. */
@Injectable()
export class VerificationsService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly verifications: VerificationsRepository,
    private readonly visibility: VisibilityService,
    private readonly lifecycle: MemberLifecycle,
    private readonly albums: Albums,
    private readonly selfies: Selfies,
    private readonly publisher: Publisher,
  ) {}

  onModuleInit(): void {
    this.lifecycle.onComeOrGo((tx, memberId) => this.dropWhenGone(tx, memberId as MemberId));
  }

  read(memberId: MemberId): Promise<VerificationView> {
    return this.transactions.read((tx) => this.viewIn(tx, memberId));
  }

  /** Asks for a pose; the one that was asked for before stays while its time lasts. */
  begin(memberId: MemberId): Promise<VerificationView> {
    return this.transactions.run(async (tx) => {
      await this.verifications.lockMember(tx, memberId);
      const candidate = await this.candidate(tx, memberId);
      assertAllowed(mayBegin(candidate));
      const { newest } = candidate;
      if (newest?.state !== 'asked' || !newest.poseOpen) {
        await this.verifications.removeAsked(tx, memberId);
        await this.verifications.ask(tx, memberId, nextPose(newest?.pose, randomInt(FINE) / FINE));
      }
      return this.viewIn(tx, memberId);
    });
  }

  /** Throws what would refuse a selfie: asked before ten megabytes are read for nothing. */
  assertOpen(memberId: MemberId): Promise<void> {
    return this.transactions.read(async (tx) => assertAllowed(maySend(await this.candidate(tx, memberId))));
  }

  /** Takes the selfie in; `consent` is the version of the words that the member agreed to. Throws the `photo_…` refusals. */
  async send(memberId: MemberId, source: PhotoSource, consent: number): Promise<VerificationView> {
    if (consent !== verificationConsentVersion) throw new AppError('consent_required', { fields: { consent: 'consent_required' } });
    // Asked before the work as well; what counts is the answer under the lock.
    await this.assertOpen(memberId);
    const selfie = await this.selfies.store(source);
    try {
      return await this.transactions.run(async (tx) => {
        await this.verifications.lockMember(tx, memberId);
        assertAllowed(maySend(await this.candidate(tx, memberId)));
        await this.verifications.send(tx, memberId, selfie, consent);
        await this.selfies.claim(tx, selfie);
        return this.viewIn(tx, memberId);
      });
    } catch (error) {
      await this.selfies.discard([selfie]);
      throw error;
    }
  }

  /** Takes the consent back: what waits is ended, and its selfie gone. A repeat changes nothing. */
  withdraw(memberId: MemberId): Promise<VerificationView> {
    return this.transactions.run(async (tx) => {
      await this.verifications.lockMember(tx, memberId);
      await this.verifications.removeAsked(tx, memberId);
      await this.drop(tx, memberId);
      return this.viewIn(tx, memberId);
    });
  }

  /** Ends what waits, with its selfie. */
  async drop(tx: Tx, memberId: MemberId): Promise<void> {
    for (const { id, state, selfie } of await this.verifications.lockUnsettled(tx, memberId)) {
      if (state === 'waiting') await this.verifications.close(tx, id, 'dropped');
      else await this.verifications.settle(tx, id);
      if (selfie) await this.selfies.remove(tx, [selfie]);
    }
    tx.afterCommit(() => this.publisher.toMember(memberId, 'account.changed', { v: 1 }));
  }

  /** A closed account has nothing to compare. Who only pauses is back soon, and keeps waiting. */
  private async dropWhenGone(tx: Tx, memberId: MemberId): Promise<void> {
    const standing = await this.visibility.standingOf(tx, memberId);
    if (standing && (standing.deleted || standing.banned || standing.suspended)) await this.drop(tx, memberId);
  }

  private async viewIn(tx: Tx, memberId: MemberId): Promise<VerificationView> {
    const candidate = await this.candidate(tx, memberId);
    const state = standOf(candidate);
    const { newest } = candidate;
    const isOpen = state === 'asked' || state === 'waiting';
    return {
      state,
      pose: isOpen ? (newest?.pose ?? null) : null,
      pose_until: state === 'asked' ? (newest?.poseUntil.toISOString() ?? null) : null,
      sent_at: newest?.sentAt?.toISOString() ?? null,
      reason: state === 'refused' ? (newest?.reason ?? null) : null,
      tries_left: triesLeft(candidate),
      next_try_at: nextTryAt(candidate)?.toISOString() ?? null,
    };
  }

  private async candidate(tx: Tx, memberId: MemberId): Promise<Found> {
    const standing = await this.visibility.standingOf(tx, memberId);
    return {
      confirmed: standing?.confirmed ?? false,
      fictional: standing?.fictional ?? false,
      verified: standing?.verified ?? false,
      hasPhoto: (await this.albums.shown(tx, memberId)).some(({ main }) => main),
      sent: await this.verifications.sentLately(tx, memberId),
      newest: await this.verifications.newest(tx, memberId),
    };
  }
}
