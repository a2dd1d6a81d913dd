import { Injectable } from '@nestjs/common';
import { MessageRemovals, type Place } from '#chats';
import type { MemberId, PhotoId } from '#contracts';
import { caseMessageIdOf } from '#contracts-admin';
import type { Tx } from '#database';
import { PhotoChecks } from '#media';
import { AboutTextsService } from '#profiles';
import { EvidenceService, placesOf } from '../evidence/index.js';
import { ReviewsRepository } from '../reviews/index.js';
import type { Ruling, RulingFacts } from './decisions.policy.js';

export type Removable = { readonly photos: readonly PhotoId[]; readonly messages: readonly Place[]; readonly text: boolean };

const nothing: RulingFacts = { hasSubject: false, arePhotosThere: false, areMessagesThere: false, isTextThere: false };

/** What of a member a removal can still take away: it is theirs, and it is there. */
@Injectable()
export class RemovableContent {
  constructor(
    private readonly photos: PhotoChecks,
    private readonly texts: AboutTextsService,
    private readonly reviews: ReviewsRepository,
    private readonly evidence: EvidenceService,
    private readonly messages: MessageRemovals,
  ) {}

  /** Of a case: those of these photos, the messages of its evidence, and whether there is a text. */
  async of(tx: Tx, caseId: string, memberId: MemberId, photoIds: readonly PhotoId[]): Promise<Removable> {
    return {
      photos: await this.photosAmong(tx, memberId, photoIds),
      messages: await this.messagesOf(tx, memberId, caseId),
      text: await this.hasText(tx, memberId, caseId),
    };
  }

  /** Whether what a ruling names is there. */
  async factsOf(tx: Tx, caseId: string, memberId: MemberId | null, { photos = [], messages = [], text }: Ruling): Promise<RulingFacts> {
    if (memberId === null) return nothing;
    return {
      hasSubject: true,
      arePhotosThere: photos.length > 0 && (await this.photosAmong(tx, memberId, photos)).length === new Set(photos).size,
      areMessagesThere: messages.length > 0 && areAmong(messages, await this.messagesOf(tx, memberId, caseId)),
      isTextThere: text === true && (await this.hasText(tx, memberId, caseId)),
    };
  }

  photosAmong(tx: Tx, memberId: MemberId, photoIds: readonly PhotoId[]): Promise<PhotoId[]> {
    return this.photos.removableAmong(tx, memberId, photoIds);
  }

  /** The text that others read; of a case from the review, the one that was looked at. */
  async hasText(tx: Tx, memberId: MemberId, caseId: string): Promise<boolean> {
    const review = await this.reviews.find(tx, caseId);
    return review?.kind === 'text' ? this.reviews.isCurrent(tx, caseId) : this.texts.isShown(tx, memberId);
  }

  /** Of the messages that moderators know from the case, those that others still read. */
  private async messagesOf(tx: Tx, memberId: MemberId, caseId: string): Promise<Place[]> {
    const lines = (await this.evidence.open(tx, caseId))?.messages ?? [];
    return this.messages.removableAmong(tx, memberId, lines.flatMap(placesOf));
  }
}

const areAmong = (some: readonly Place[], all: readonly Place[]): boolean => {
  const keys = new Set(all.map(caseMessageIdOf));
  return some.every((place) => keys.has(caseMessageIdOf(place)));
};
