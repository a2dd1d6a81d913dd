import { Injectable } from '@nestjs/common';
import type { AuditAct } from '#contracts-admin';
import type { Tx } from '#database';
import { ReportsService, ReviewsService } from '#moderation';
import { openingActs, type HeldEvidence } from './opened-evidence.policy.js';
import { CasesOfficeRepository } from './cases-office.repository.js';

/** Whether a moderator opened what a case rests on, as the log knows it. */
@Injectable()
export class OpenedEvidence {
  constructor(
    private readonly office: CasesOfficeRepository,
    private readonly reports: ReportsService,
    private readonly reviews: ReviewsService,
  ) {}

  /** `before`: what they do at this moment, which the log does not hold yet. */
  async isOpened(tx: Tx, staffId: string, id: string, before: readonly AuditAct[] = []): Promise<boolean> {
    const acts = openingActs(await this.heldBy(tx, id));
    return acts.some((act) => before.includes(act)) || this.office.hasActed(tx, staffId, id, acts);
  }

  private async heldBy(tx: Tx, id: string): Promise<HeldEvidence> {
    const evidence = await this.reports.evidenceOf(tx, id);
    const about = (await this.office.find(tx, id))?.about ?? null;
    if (evidence) return { about, messages: evidence.messages.length, photos: evidence.photos.length };
    return { about, messages: 0, photos: (await this.reviews.find(tx, id))?.photoId ? 1 : 0 };
  }
}
