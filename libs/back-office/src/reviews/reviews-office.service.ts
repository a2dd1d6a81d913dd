import { Injectable } from '@nestjs/common';
import { AppError, type DoneAnswer } from '#contracts';
import { mayUse, reviewsCounted, type InputOf, type ReviewItem, type ResultOf } from '#contracts-admin';
import type { Tx } from '#database';
import { LikenessService, ReviewsService, type DecidedReview, type Review, type Resemblance, type ReviewRow } from '#moderation';
import { ObjectStore } from '#storage';
import { PhotoFilesRepository } from '../photos/index.js';
import { toResemblance } from '../signals/index.js';
import { moderatorOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';

const done = { done: true } as const;

/** New photos and texts, many at a time. Each act is written down by itself; that a batch was claimed says who saw what. */
@Injectable()
export class ReviewsOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly reviews: ReviewsService,
    private readonly likeness: LikenessService,
    private readonly files: PhotoFilesRepository,
    private readonly store: ObjectStore,
  ) {}

  take(actor: StaffActor, input: InputOf<'take_reviews'>): Promise<ResultOf<'take_reviews'>> {
    return this.commands.run('take_reviews', actor, input, async (tx) => {
      const { rows, claimed } = await this.reviews.claimBatch(tx, moderatorOf(actor));
      const [first = ''] = claimed;
      const photos = rows.flatMap(({ photoId }) => photoId ?? []);
      const alike = await this.likeness.resemblances(tx, photos);
      const items = rows.map((row) => toItem(row, row.photoId === null ? undefined : alike.get(row.photoId)));
      const result = { items, waiting: await this.reviews.waiting(tx, reviewsCounted) };
      return { result, subjectId: first, facts: { reviews: claimed }, isRepeat: claimed.length === 0 };
    });
  }

  approve(actor: StaffActor, id: string, input: InputOf<'approve_review'>): Promise<DoneAnswer> {
    return this.commands.run('approve_review', actor, input, async (tx) =>
      this.resultOf(tx, await this.reviews.approve(tx, moderatorOf(actor), id)),
    );
  }

  reject(actor: StaffActor, id: string, input: InputOf<'reject_review'>): Promise<DoneAnswer> {
    return this.commands.run('reject_review', actor, input, async (tx) =>
      this.resultOf(tx, await this.reviews.reject(tx, moderatorOf(actor), id, input.reason)),
    );
  }

  escalate(actor: StaffActor, id: string, input: InputOf<'escalate_review'>): Promise<DoneAnswer> {
    return this.commands.run('escalate_review', actor, input, async (tx) =>
      this.resultOf(tx, await this.reviews.escalate(tx, moderatorOf(actor), id, input.reason)),
    );
  }

  skip(actor: StaffActor, id: string, input: InputOf<'skip_review'>): Promise<DoneAnswer> {
    return this.commands.run('skip_review', actor, input, async (tx) => {
      const review = await this.reviews.skip(tx, moderatorOf(actor), id);
      return { result: done, subjectId: review.memberId, facts: factsOf(review, 'waiting') };
    });
  }

  undo(actor: StaffActor, id: string, input: InputOf<'undo_review'>): Promise<DoneAnswer> {
    return this.commands.run('undo_review', actor, input, async (tx) => {
      const review = await this.reviews.undo(tx, moderatorOf(actor), id);
      return { result: done, subjectId: review.memberId, facts: factsOf(review, 'waiting') };
    });
  }

  /** The clear photo, for whoever holds it: the entry of the batch tells that they saw it. */
  async openPhoto(actor: StaffActor, id: string): Promise<Buffer> {
    if (!mayUse(actor.roles, 'reviews')) throw new AppError('forbidden');
    const object = await this.reads.one(actor, id, async (tx) => {
      const review = await this.reviews.find(tx, id);
      const isTheirs = review?.photoId && review.lockedBy === actor.id;
      return { result: isTheirs ? (await this.files.find(tx, review.photoId, 'full'))?.object : undefined };
    });
    const bytes = object === undefined ? undefined : await this.store.get(object);
    if (!bytes) throw new AppError('photo_not_found');
    return bytes;
  }

  private async resultOf(tx: Tx, { review, isNew }: DecidedReview) {
    const after = (await this.reviews.find(tx, review.id))?.state ?? review.state;
    return { result: done, subjectId: review.memberId, facts: factsOf(review, after), isRepeat: !isNew };
  }
}

const factsOf = ({ id, kind, photoId, state }: Review, after: Review['state']) => ({
  review_id: id,
  kind,
  photo_id: photoId,
  before: state,
  after,
});

const toItem = (
  { id, kind, at, memberId, name, age, gender, town, fictional, photoId, caption, main, ...row }: ReviewRow,
  alike: Resemblance | undefined,
): ReviewItem => ({
  id,
  kind,
  at: at.toISOString(),
  member: { id: memberId, name, age, gender, town, fictional },
  photo: photoId === null ? null : { caption: caption ?? '', main: main ?? false, private: row.private ?? false },
  text: row.text,
  resembles: alike ? toResemblance(alike) : null,
  shown: row.shown,
});
