import { Injectable, Optional } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '#contracts';
import { Transactions, type Tx } from '#database';
import { VisibilityService } from '#visibility';
import { ConversationLookup } from './conversation-lookup.port.js';
import { PhotoObjects } from '../files/index.js';
import { PhotoAccessService, photoRight, PhotoViewers, type PhotoRight } from '../access/index.js';
import { RenditionsRepository, type RenditionFacts } from '../renditions/index.js';

/** Below the 30 s that the rule allows, because reading takes time as well. */
const FACTS_LIVE_MS = 25_000;
const remembered = { max: 50_000, ttl: FACTS_LIVE_MS, ttlResolution: 0 };

/** A file that this viewer may have. Its content never changes: the key is its version. */
export type OpenPhoto = Readonly<Pick<RenditionFacts, 'photoId' | 'variant'>> & {
  readonly ownerId: string;
  readonly etag: string;
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
  private readonly sights = new LRUCache<string, true>(remembered);
  private readonly acquaintances = new LRUCache<string, true>(remembered);
  private readonly paidViewers = new LRUCache<string, true>(remembered);

  constructor(
    private readonly transactions: Transactions,
    private readonly renditions: RenditionsRepository,
    private readonly visibility: VisibilityService,
    private readonly viewers: PhotoViewers,
    private readonly objects: PhotoObjects,
    private readonly access: PhotoAccessService,
    @Optional() private readonly conversations?: ConversationLookup,
  ) {}

  /** Throws `photo_locked` for a clear rendition of a locked photo, and `photo_not_found` for everything that is not there for this viewer. */
  async open(key: string, viewerId: string | null): Promise<OpenPhoto> {
    const known = this.renditionsByKey.get(key);
    const answer = (known && (await this.answer(known, viewerId))) ?? noAnswer;
    const { facts, refusal } = answer.refusal ? await this.askAgain(key, viewerId) : answer;
    if (!facts || refusal) throw new AppError(refusal ?? 'photo_not_found');
    const { photoId, variant, memberId: ownerId } = facts;
    return { photoId, variant, ownerId, etag: `"${key}"`, read: () => this.read(facts.object) };
  }

  /** Whether the two have a conversation. */
  know(viewerId: string, ownerId: string): Promise<boolean> {
    return rememberYes(this.acquaintances, `${viewerId} ${ownerId}`, () =>
      this.transactions.read(async (tx) => (await this.conversations?.know(tx, viewerId, ownerId)) === true),
    );
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
    if (!(await this.maySee(viewerId, facts.memberId))) return noAnswer;
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
    return rememberYes(this.paidViewers, viewerId, () => this.transactions.read((tx) => this.viewers.isPaid(tx, viewerId)));
  }

  private mayPrivate(ownerId: string, viewerId: string): Promise<boolean> {
    return this.transactions.read((tx) => this.access.sharesPrivate(tx, ownerId, viewerId));
  }

  private maySee(viewerId: string | null, ownerId: string): Promise<boolean> {
    return rememberYes(this.sights, `${viewerId ?? 'visitor'} ${ownerId}`, () =>
      this.transactions.read((tx) => (viewerId === null ? this.isListed(tx, ownerId) : this.memberMaySee(tx, viewerId, ownerId))),
    );
  }

  private async isListed(tx: Tx, ownerId: string): Promise<boolean> {
    return (await this.visibility.listedStanding(tx, ownerId)) !== undefined;
  }

  private async memberMaySee(tx: Tx, viewerId: string, ownerId: string): Promise<boolean> {
    if (await this.visibility.maySee(tx, viewerId, ownerId)) return true;
    if (!(await this.conversations?.know(tx, viewerId, ownerId))) return false;
    return this.visibility.maySee(tx, viewerId, ownerId, true);
  }
}

async function rememberYes(memory: LRUCache<string, true>, key: string, ask: () => Promise<boolean>): Promise<boolean> {
  if (memory.get(key)) return true;
  const answer = await ask();
  if (answer) memory.set(key, true);
  return answer;
}
