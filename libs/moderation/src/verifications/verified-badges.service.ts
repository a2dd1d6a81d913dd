import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { Albums } from '#media';
import { StandingService } from '#visibility';
import { badgeLost } from '../moderation.events.js';
import { BadgeAnnouncements } from './badge-announcements.service.js';
import { badgeStands } from './verifications.policy.js';
import { VerificationsRepository } from './verifications.repository.js';

/** Whether a member has the badge, written to the standing in the transaction of whatever changes it; open pages hear of it. */
@Injectable()
export class VerifiedBadges implements OnModuleInit {
  constructor(
    private readonly verifications: VerificationsRepository,
    private readonly albums: Albums,
    private readonly standing: StandingService,
    private readonly announcements: BadgeAnnouncements,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.albums.onChange((tx, memberId) => this.settle(tx, memberId));
  }

  /** Gives the badge, or takes it, as the photos stand now. The caller holds the album. */
  async settle(tx: Tx, memberId: MemberId): Promise<void> {
    const approved = await this.verifications.approvedOf(tx, memberId);
    const stands = approved !== null && badgeStands(approved.compared, await this.albums.mainId(tx, memberId));
    if (!(await this.standing.set(tx, memberId, 'verified', stands))) return;
    if (approved && !stands) await this.outbox.tell(tx, badgeLost, { memberId, verificationId: approved.id });
    await this.announcements.publish(tx, memberId);
  }

  /** Ends the badge for good: whoever is behind it is not a person to be shown as one. */
  async revoke(tx: Tx, memberId: MemberId): Promise<void> {
    const approved = await this.verifications.approvedOf(tx, memberId);
    if (approved) await this.verifications.close(tx, approved.id, 'ended');
    if (await this.standing.set(tx, memberId, 'verified', false)) await this.announcements.publish(tx, memberId);
  }
}
