import { Injectable } from '@nestjs/common';
import type { MemberId, PhotoId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { PhotoChecks } from '#media';
import { remembersAll } from './likeness.policy.js';
import { MemberSignalsRepository, type Resemblance } from './member-signals.repository.js';
import { RejectedLooksRepository, type PhotoDecision } from './rejected-looks.repository.js';
import { SignalRulesService } from './signal-rules.service.js';
import { TrustService } from './trust.service.js';

/** As long as the hashes of the banned. */
const RETENTION_MONTHS = 24;
const DECISIONS_AT_MOST = 50;

/** Photos that look like one that was taken away: noticed for whoever looks at them next, and nothing else. */
@Injectable()
export class LikenessService {
  constructor(
    private readonly transactions: Transactions,
    private readonly looks: RejectedLooksRepository,
    private readonly signals: MemberSignalsRepository,
    private readonly photos: PhotoChecks,
    private readonly trust: TrustService,
    private readonly rules: SignalRulesService,
  ) {}

  /** The photo was refused before others saw it. */
  refused(tx: Tx, memberId: MemberId, photoId: PhotoId, reason: string): Promise<void> {
    return this.remember(tx, { memberId, photoId, how: 'refused', rule: reason, decisionId: null });
  }

  /** A decision is in force: it took a photo away, or closed the account of somebody who may come back with the same ones. */
  async rememberDecided(tx: Tx, memberId: MemberId | null, { id, measure, rule, photoIds }: PhotoDecision): Promise<void> {
    if (!memberId || rule === null) return;
    for (const photoId of photoIds) await this.remember(tx, { memberId, photoId, how: 'removed', rule, decisionId: id });
    if (!remembersAll({ measure, rule })) return;
    for (const { photoId, imageHash: look } of await this.photos.imageHashes(tx, memberId))
      await this.looks.remember(tx, { memberId, photoId, look, how: 'banned', rule, decisionId: id });
  }

  /** The decision was wrong: what was noticed by it goes too. */
  forgetDecision(tx: Tx, decisionId: string): Promise<void> {
    return this.looks.forgetBy(tx, decisionId);
  }

  /** Looks at a new photo. */
  async compare(tx: Tx, memberId: MemberId, photoId: PhotoId): Promise<void> {
    const look = await this.photos.imageHash(tx, memberId, photoId);
    const near = look === null ? undefined : await this.looks.nearest(tx, look, photoId, await this.rules.threshold(tx, 'photo_likeness'));
    if (near && (await this.signals.notePhoto(tx, memberId, photoId, near))) await this.trust.judge(tx, memberId);
  }

  /** It is known only now what a photo looks like: what was decided about it before is remembered as of that day, and it is looked at as a new one. */
  async rememberLate(tx: Tx, memberId: MemberId, photoId: PhotoId): Promise<void> {
    const look = await this.photos.imageHash(tx, memberId, photoId);
    if (look === null) return;
    for (const { id, measure, rule, photoIds, inForceAt } of await this.looks.decisionsAbout(tx, memberId, DECISIONS_AT_MOST)) {
      const how = remembersAll({ measure, rule }) ? 'banned' : photoIds.includes(photoId) ? 'removed' : undefined;
      if (how) await this.looks.remember(tx, { memberId, photoId, look, how, rule, decisionId: id, at: inForceAt });
    }
    await this.compare(tx, memberId, photoId);
  }

  resemblances(tx: Tx, photos: readonly PhotoId[]): Promise<Map<PhotoId, Resemblance>> {
    return this.signals.resemblances(tx, photos);
  }

  forgetOld(): Promise<number> {
    return this.transactions.run((tx) => this.looks.forgetOld(tx, RETENTION_MONTHS));
  }

  private async remember(
    tx: Tx,
    photo: { readonly memberId: MemberId; readonly photoId: PhotoId; how: 'removed' | 'refused'; rule: string; decisionId: string | null },
  ): Promise<void> {
    const look = await this.photos.imageHash(tx, photo.memberId, photo.photoId);
    if (look !== null) await this.looks.remember(tx, { ...photo, look });
  }
}
