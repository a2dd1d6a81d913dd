import { Inject, Injectable } from '@nestjs/common';
import { MessageRemovals } from '#chats';
import { CONFIG, sealedBox, type Config, type SealedBox } from '#config';
import { appealMonths, type MemberId, type PhotoId } from '#contracts';
import type { Tx } from '#database';
import { PhotoChecks } from '#media';
import type { RemovedAbout } from '#profiles';
import { ReviewEffects } from '../reviews/index.js';
import { DecisionsRepository, type Decision } from './decisions.repository.js';
import { RemovableContent } from './removable-content.service.js';

/** What was in a text that is gone: the decision itself says which photos and messages it removed. */
type RemovedText = { readonly about?: string | undefined; readonly left?: string | undefined };

/** Removes photos, messages and the text of a member by a decision. What nobody else has any more rests sealed until it cannot be appealed. */
@Injectable()
export class ContentRemoval {
  private readonly box: SealedBox;

  constructor(
    private readonly decisions: DecisionsRepository,
    private readonly content: RemovableContent,
    private readonly photos: PhotoChecks,
    private readonly messages: MessageRemovals,
    private readonly reviews: ReviewEffects,
    @Inject(CONFIG) config: Config,
  ) {
    this.box = sealedBox(config.appSecret, 'moderation-removed');
  }

  /** Whether what it is to remove is not there any more, or no longer the member's. */
  async removesNothing(tx: Tx, { caseId, memberId, measure, photoIds, messages, removesText }: Decision): Promise<boolean> {
    if (memberId === null || measure !== 'removal') return false;
    const photos = await this.content.photosAmong(tx, memberId, photoIds);
    const left = await this.messages.removableAmong(tx, memberId, messages);
    return photos.length === 0 && left.length === 0 && !(removesText && (await this.content.hasText(tx, memberId, caseId)));
  }

  /** Answers the decision as it was carried out: with what was removed in truth. */
  async remove(tx: Tx, memberId: MemberId, decision: Decision): Promise<{ readonly carriedOut: Decision; readonly sealed: Buffer }> {
    const photoIds: PhotoId[] = [];
    for (const photoId of decision.photoIds) if (await this.photos.takeDown(tx, memberId, photoId)) photoIds.push(photoId);
    const text = decision.removesText ? await this.reviews.removeText(tx, memberId, decision.caseId) : undefined;
    const messages = await this.messages.remove(tx, memberId, decision.messages);
    const removed: RemovedText = { about: text?.about, left: text?.left };
    return {
      carriedOut: { ...decision, photoIds, messages, removesText: text !== undefined },
      sealed: this.box.seal(JSON.stringify(removed), decision.id),
    };
  }

  /** Puts back what was removed, as far as the member did not put something else there. */
  async restore(tx: Tx, { id, memberId, photoIds, messages }: Decision): Promise<void> {
    const sealed = await this.decisions.removedBy(tx, id);
    if (!sealed || !memberId) return;
    const { about, left = '' } = JSON.parse(this.box.open(sealed, id)) as RemovedText;
    for (const photoId of photoIds) await this.photos.reinstate(tx, memberId, photoId);
    await this.messages.restore(tx, memberId, messages);
    if (about) await this.reviews.restoreText(tx, memberId, { about, left } satisfies RemovedAbout);
  }

  /** Forgets what was removed so long ago that nobody can appeal it any more. */
  async forgetOld(tx: Tx): Promise<void> {
    await this.messages.forget(tx, await this.decisions.forgetOldRemoved(tx, appealMonths));
  }
}
