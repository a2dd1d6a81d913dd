import { Injectable } from '@nestjs/common';
import type { MemberId, VerificationView } from '#contracts';
import type { Tx } from '#database';
import { Albums } from '#media';
import { VisibilityService } from '#visibility';
import { nextTryAt, standOf, triesLeft, type Candidate } from './verifications.policy.js';
import { VerificationsRepository, type NewestTry } from './verifications.repository.js';

type Found = Candidate & { readonly newest: NewestTry | null };

/** How far a member has come with being verified, and what decides whether they may try. */
@Injectable()
export class Candidates {
  constructor(
    private readonly verifications: VerificationsRepository,
    private readonly visibility: VisibilityService,
    private readonly albums: Albums,
  ) {}

  async view(tx: Tx, memberId: MemberId): Promise<VerificationView> {
    const candidate = await this.find(tx, memberId);
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

  async find(tx: Tx, memberId: MemberId): Promise<Found> {
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
