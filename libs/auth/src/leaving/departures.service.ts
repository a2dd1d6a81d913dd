import { Injectable } from '@nestjs/common';
import type { LeavingReason, MemberId } from '#contracts';
import type { Tx } from '#database';
import { MemberLifecycle, StandingPort } from '../accounts/index.js';
import { DeparturesRepository } from './departures.repository.js';

/** That an account is deleted, or back: for the account itself, for everybody who could meet the member, and for the other modules. */
@Injectable()
export class Departures {
  constructor(
    private readonly departures: DeparturesRepository,
    private readonly standing: StandingPort,
    private readonly lifecycle: MemberLifecycle,
  ) {}

  /** Answers until when it can come back; undefined when it was closed already. Why is counted for the site, without the member. */
  async begin(tx: Tx, memberId: MemberId, siteId: string, reason: LeavingReason | undefined): Promise<Date | undefined> {
    const until = await this.departures.insert(tx, memberId);
    if (!until) return undefined;
    await this.announce(tx, memberId, true);
    if (reason) await this.departures.countReason(tx, siteId, reason);
    return until;
  }

  /** The account is as it was. False when it was not deleted, or its time is over. */
  async undo(tx: Tx, memberId: MemberId): Promise<boolean> {
    const isBack = (await this.departures.restore(tx, memberId)) !== undefined;
    if (isBack) await this.announce(tx, memberId, false);
    return isBack;
  }

  /** Until when it can come back; undefined when it is not deleted, or its time is over. */
  until(tx: Tx, memberId: MemberId): Promise<Date | undefined> {
    return this.departures.until(tx, memberId);
  }

  private async announce(tx: Tx, memberId: MemberId, isDeleted: boolean): Promise<void> {
    await this.standing.markDeleted(tx, memberId, isDeleted);
    await this.lifecycle.availabilityChanged(tx, memberId);
  }
}
