import { Injectable } from '@nestjs/common';
import type { Place } from '#chats';
import { quotedMax, type ContentFact, type MemberId, type PhotoId, type StatementFacts } from '#contracts';
import type { Tx } from '#database';
import { PhotoChecks } from '#media';
import { CasesRepository } from '../cases/index.js';
import { EvidenceService } from '../evidence/index.js';
import { InitiativesService } from '../initiatives/index.js';
import { ReportsRepository } from '../reports/index.js';
import { ReviewsRepository } from '../reviews/index.js';
import type { Decision } from './decisions.repository.js';
import { foundBy, messagesFor } from './statement-facts.policy.js';

export type RemovedItems = { readonly photoIds: readonly PhotoId[]; readonly messages: readonly Place[] };

/** What a statement of reasons rests on: how it was found, which photos it is about, and which messages, with their words for whoever wrote them. */
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

  of(tx: Tx, { caseId, memberId, photoIds, messages }: Pick<Decision, 'caseId' | 'memberId' | 'photoIds' | 'messages'>) {
    return memberId === null ? Promise.resolve(null) : this.ofCase(tx, caseId, memberId, { photoIds, messages });
  }

  /** What is removed; where that is nothing, what was told of or looked at. Null when there is no such case. */
  async ofCase(tx: Tx, caseId: string, memberId: MemberId, { photoIds, messages }: RemovedItems): Promise<StatementFacts | null> {
    const found = await this.cases.find(tx, caseId);
    if (!found) return null;
    const removesNothing = photoIds.length === 0 && messages.length === 0;
    return {
      found_by: foundBy(found.kind, await this.initiatives.sourceOf(tx, caseId)),
      found_at: found.openedAt.toISOString(),
      messages: removesNothing || messages.length > 0 ? await this.messagesOf(tx, caseId, memberId, messages) : [],
      photos: await this.added(tx, memberId, removesNothing ? await this.photosOf(tx, caseId) : photoIds),
    };
  }

  private async photosOf(tx: Tx, caseId: string): Promise<PhotoId[]> {
    const report = await this.reports.find(tx, caseId);
    const photoId = report ? report.photoId : (await this.reviews.find(tx, caseId))?.photoId;
    return photoId ? [photoId] : [];
  }

  private async added(tx: Tx, memberId: MemberId, photoIds: readonly PhotoId[]): Promise<ContentFact[]> {
    const facts: ContentFact[] = [];
    for (const photoId of photoIds) {
      const photo = await this.photos.described(tx, memberId, photoId);
      if (photo) facts.push({ at: photo.addedAt.toISOString(), text: photo.caption });
    }
    return facts;
  }

  /** As long as the evidence is kept. */
  private async messagesOf(tx: Tx, caseId: string, memberId: MemberId, removed: readonly Place[]): Promise<ContentFact[]> {
    const lines = messagesFor((await this.evidence.open(tx, caseId))?.messages ?? [], memberId, removed);
    return lines.map(({ at, kind, text }) => ({ at: new Date(at).toISOString(), text: kind === 'text' ? shortened(text) : '' }));
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
