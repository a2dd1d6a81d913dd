import { Injectable } from '@nestjs/common';
import { quotedMax, type MemberId, type PhotoId, type StatementFacts } from '#contracts';
import type { Tx } from '#database';
import { PhotoChecks } from '#media';
import { CasesRepository } from './cases.repository.js';
import type { Decision } from './decisions.repository.js';
import { EvidenceService } from './evidence.service.js';
import { InitiativesService } from './initiatives.service.js';
import { ReportsRepository } from './reports.repository.js';
import { ReviewsRepository } from './reviews.repository.js';
import { foundBy, messageFor } from './statement-facts.policy.js';

/** What a statement of reasons rests on: how it was found, which photo it is about, and which message, with its words for whoever wrote it. */
@Injectable()
export class StatementFactsService {
  constructor(
    private readonly cases: CasesRepository,
    private readonly reports: ReportsRepository,
    private readonly reviews: ReviewsRepository,
    private readonly initiatives: InitiativesService,
    private readonly evidence: EvidenceService,
    private readonly photos: PhotoChecks,
  ) {}

  of(tx: Tx, { caseId, memberId, photoId }: Pick<Decision, 'caseId' | 'memberId' | 'photoId'>): Promise<StatementFacts | null> {
    return memberId === null ? Promise.resolve(null) : this.ofCase(tx, caseId, memberId, photoId);
  }

  /** `photoId`: what is removed; without one, the photo that was reported or looked at. Null when there is no such case. */
  async ofCase(tx: Tx, caseId: string, memberId: MemberId, photoId: PhotoId | null): Promise<StatementFacts | null> {
    const found = await this.cases.find(tx, caseId);
    if (!found) return null;
    const photo = photoId ?? (await this.photoOf(tx, caseId));
    return {
      found_by: foundBy(found.kind, await this.initiatives.sourceOf(tx, caseId)),
      found_at: found.openedAt.toISOString(),
      message: await this.messageOf(tx, caseId, memberId),
      photo: photo === null ? null : await this.added(tx, memberId, photo),
    };
  }

  private async photoOf(tx: Tx, caseId: string): Promise<PhotoId | null> {
    const report = await this.reports.find(tx, caseId);
    return report ? report.photoId : ((await this.reviews.find(tx, caseId))?.photoId ?? null);
  }

  private async added(tx: Tx, memberId: MemberId, photoId: PhotoId): Promise<StatementFacts['photo']> {
    const photo = await this.photos.described(tx, memberId, photoId);
    return photo && { at: photo.addedAt.toISOString(), text: photo.caption };
  }

  /** As long as the evidence is kept. */
  private async messageOf(tx: Tx, caseId: string, memberId: MemberId): Promise<StatementFacts['message']> {
    const message = messageFor((await this.evidence.open(tx, caseId))?.messages ?? [], memberId);
    if (!message) return null;
    const text = message.kind === 'text' ? message.text : '';
    return { at: new Date(message.at).toISOString(), text: shortened(text) };
  }
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > quotedMax
    ? `${letters
        .slice(0, quotedMax - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
