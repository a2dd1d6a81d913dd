import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '#contracts';
import { Transactions } from '#database';
import { PhotoObjects } from '../files/index.js';
import { PhotoAccessService, photoRight, PhotoViewers, type PhotoRight } from '../access/index.js';
import { RenditionsRepository, type RenditionFacts } from '../renditions/index.js';
import { PhotoSights } from './photo-sights.js';
import { remembered, RememberedAnswers } from './remembered-answers.js';

/** A file that this viewer may have. Its content never changes: the key is its version. */
export type OpenPhoto = Readonly<Pick<RenditionFacts, 'photoId' | 'variant'>> & {
  readonly ownerId: string;
  readonly etag: string;
  /** Where the proxy in front fetches it, undefined where `read` has it. */
  signedAddress(): Promise<URL | undefined>;
  read(): Promise<Buffer>;
};

type Answer = { readonly facts?: RenditionFacts; readonly refusal?: 'photo_not_found' | 'photo_locked' };
const noAnswer: Answer = { refusal: 'photo_not_found' };

/**
 * Every request for a photo passes here: the key must be of a rendition that exists, the viewer must be allowed to see its owner, and the
 * right to the photo must be for this rendition. Only a yes is remembered, and not for long; after a no everything is asked again.
 */
@Injectable()
export class ServingService {
  private readonly renditionsByKey = new LRUCache<string, RenditionFacts>(remembered);
  private readonly paidViewers = new RememberedAnswers();

  constructor(
    private readonly transactions: Transactions,
    private readonly renditions: RenditionsRepository,
    private readonly sights: PhotoSights,
    private readonly viewers: PhotoViewers,
    private readonly objects: PhotoObjects,
    private readonly access: PhotoAccessService,
  ) {}

  /** Throws `photo_locked` for a clear rendition of a locked photo, and `photo_not_found` for everything that is not there for this viewer. */
  async open(key: string, viewerId: string | null): Promise<OpenPhoto> {
    const known = this.renditionsByKey.get(key);
    const answer = (known && (await this.answer(known, viewerId))) ?? noAnswer;
    const { facts, refusal } = answer.refusal ? await this.askAgain(key, viewerId) : answer;
    if (!facts || refusal) throw new AppError(refusal ?? 'photo_not_found');
    const { photoId, variant, memberId: ownerId, object } = facts;
    return {
      photoId,
      variant,
      ownerId,
      etag: `"${key}"`,
      signedAddress: () => this.objects.signedAddress(object),
      read: () => this.read(object),
    };
  }

  private async read(object: string): Promise<Buffer> {
    const bytes = await this.objects.get(object);
    if (!bytes) throw new AppError('photo_not_found'); // removed a moment ago
    return bytes;
  }

  /** What is known of a photo may have changed a moment ago: a no is said of what is true now. */
  private async askAgain(key: string, viewerId: string | null): Promise<Answer> {
    const facts = await this.transactions.read((tx) => this.renditions.find(tx, key));
    if (!facts) return noAnswer;
    this.renditionsByKey.set(key, facts);
    return this.answer(facts, viewerId);
  }

  private async answer(facts: RenditionFacts, viewerId: string | null): Promise<Answer> {
    if (!(await this.sights.maySee(viewerId, facts.memberId))) return noAnswer;
    const right = await this.rightTo(facts, viewerId);
    if (right === 'absent') return noAnswer;
    return right === 'blurred' && facts.variant !== 'blurred' ? { refusal: 'photo_locked' } : { facts };
  }

  /** Most photos are asked for by those who need no premium for them: whether the viewer paid is asked only when it matters. */
  private async rightTo(photo: RenditionFacts, viewerId: string | null): Promise<PhotoRight> {
    const right = photoRight(photo, { memberId: viewerId, paid: false });
    if (right !== 'blurred' || photo.variant === 'blurred' || viewerId === null) return right;
    const paid = await this.isPaid(viewerId);
    // Never remembered: a permission that is taken back ends with the next request.
    const mayPrivate = paid && photo.private && (await this.mayPrivate(photo.memberId, viewerId));
    return photoRight(photo, { memberId: viewerId, paid }, mayPrivate);
  }

  private isPaid(viewerId: string): Promise<boolean> {
    return this.paidViewers.isTrue(viewerId, () => this.transactions.read((tx) => this.viewers.isPaid(tx, viewerId)));
  }

  private mayPrivate(ownerId: string, viewerId: string): Promise<boolean> {
    return this.transactions.read((tx) => this.access.sharesPrivate(tx, ownerId, viewerId));
  }
}
