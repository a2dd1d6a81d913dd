import { Inject, Injectable } from '@nestjs/common';
import { AccountClosures } from '#auth';
import { MessageRemovals } from '#chats';
import { CONFIG, sealedBox, type Config, type SealedBox } from '#config';
import type { MemberId, PhotoId } from '#contracts';
import type { Tx } from '#database';
import { PhotoChecks } from '#media';
import type { TakenAbout } from '#profiles';
import { StandingService } from '#visibility';
import { DecisionsRepository, type Decision } from './decisions.repository.js';
import { LikenessService, TrustService } from '../signals/index.js';
import { RemovableContent } from './removable-content.service.js';
import { ReviewEffects } from '../reviews/index.js';

/** What was in a text that is gone: the decision itself says which photos and messages it took. */
type Removed = { readonly about?: string | undefined; readonly left?: string | undefined };
type Taken = Pick<Decision, 'photoIds' | 'messages'> & Removed;
const flags = { suspension: 'suspended', ban: 'banned' } as const;

/** What a decision does to its member, and how it is undone. Each in the transaction that notes it. */
@Injectable()
export class DecisionEffects {
  private readonly box: SealedBox;

  constructor(
    private readonly decisions: DecisionsRepository,
    private readonly closures: AccountClosures,
    private readonly standing: StandingService,
    private readonly photos: PhotoChecks,
    private readonly reviews: ReviewEffects,
    private readonly trust: TrustService,
    private readonly likeness: LikenessService,
    private readonly content: RemovableContent,
    private readonly messages: MessageRemovals,
    @Inject(CONFIG) config: Config,
  ) {
    this.box = sealedBox(config.appSecret, 'moderation-removed');
  }

  /** Puts the decision in force. Of a member who was erased meanwhile nothing is left to change. */
  async apply(tx: Tx, decision: Decision): Promise<void> {
    const { id, memberId, measure } = decision;
    let carriedOut = decision;
    let removed: Buffer | null = null;
    if (memberId && measure === 'removal') {
      const { photoIds, messages, about, left } = await this.remove(tx, memberId, decision);
      // From here on it says what was taken away, and so do mails, figures and the file of statements.
      carriedOut = { ...decision, photoIds, messages, removesText: about !== undefined };
      removed = this.box.seal(JSON.stringify({ about, left } satisfies Removed), id);
    }
    if (memberId && (measure === 'suspension' || measure === 'ban')) await this.close(tx, memberId, measure);
    await this.decisions.putInForce(tx, carriedOut, removed);
    if (memberId) await this.trust.judge(tx, memberId);
    await this.likeness.learn(tx, memberId, carriedOut);
    await this.reviews.settle(tx, carriedOut);
  }

  /** What it was to take away is not there any more, or no longer the member's. */
  async removesNothing(tx: Tx, { caseId, memberId, measure, photoIds, messages, removesText }: Decision): Promise<boolean> {
    if (memberId === null || measure !== 'removal') return false;
    const photos = await this.content.photosAmong(tx, memberId, photoIds);
    const left = await this.messages.removableAmong(tx, memberId, messages);
    return photos.length === 0 && left.length === 0 && !(removesText && (await this.content.hasText(tx, memberId, caseId)));
  }

  /** Nothing is left that it could take away. */
  isMoot(tx: Tx, decision: Decision): Promise<boolean> {
    return this.reviews.isMoot(tx, decision);
  }

  /** Its case was closed with another one: what was to be looked at waits again. */
  release(tx: Tx, caseId: string): Promise<void> {
    return this.reviews.release(tx, caseId);
  }

  /** Its days are over, or it was overturned: the state is written before, so that what is asked here is how things are without it. */
  async lift(tx: Tx, decision: Decision): Promise<void> {
    const { id, memberId, measure } = decision;
    if (!memberId) return;
    if (measure === 'suspension' || measure === 'ban') await this.open(tx, memberId, measure, id);
    await this.trust.judge(tx, memberId);
  }

  /** Gives back what was taken away, as far as the member did not put something else there. */
  async giveBack(tx: Tx, { id, memberId, photoIds, messages }: Decision): Promise<void> {
    await this.likeness.unlearn(tx, id);
    const sealed = await this.decisions.removedBy(tx, id);
    if (!sealed || !memberId) return;
    const { about, left = '' } = JSON.parse(this.box.open(sealed, id)) as Removed;
    for (const photoId of photoIds) await this.photos.putBack(tx, memberId, photoId);
    await this.messages.giveBack(tx, memberId, messages);
    if (about) await this.reviews.giveTextBack(tx, memberId, { about, left } satisfies TakenAbout);
  }

  private async remove(tx: Tx, memberId: MemberId, { caseId, photoIds, messages, removesText }: Decision): Promise<Taken> {
    const taken: PhotoId[] = [];
    for (const photoId of photoIds) if (await this.photos.takeDown(tx, memberId, photoId)) taken.push(photoId);
    const text = removesText ? await this.reviews.takeText(tx, memberId, caseId) : undefined;
    return { photoIds: taken, messages: await this.messages.take(tx, memberId, messages), ...text };
  }

  private async close(tx: Tx, memberId: MemberId, measure: 'suspension' | 'ban'): Promise<void> {
    await this.standing.set(tx, memberId, flags[measure], true);
    await this.closures.close(tx, memberId, flags[measure]);
  }

  private async open(tx: Tx, memberId: MemberId, measure: 'suspension' | 'ban', decisionId: string): Promise<void> {
    if (await this.decisions.isInForce(tx, memberId, measure, decisionId)) return;
    await this.standing.set(tx, memberId, flags[measure], false);
    const other = measure === 'ban' ? 'suspension' : 'ban';
    await this.closures.reopen(tx, memberId);
    if (await this.decisions.isInForce(tx, memberId, other, decisionId)) await this.close(tx, memberId, other);
  }
}
