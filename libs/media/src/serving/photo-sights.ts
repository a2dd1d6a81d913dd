import { Injectable, Optional } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { VisibilityService } from '#visibility';
import { ConversationLookup } from './conversation-lookup.port.js';
import { RememberedAnswers } from './remembered-answers.js';

/** Whether somebody may see the owner of a photo: without that nobody gets any rendition of it. */
@Injectable()
export class PhotoSights {
  private readonly sights = new RememberedAnswers();
  private readonly acquaintances = new RememberedAnswers();

  constructor(
    private readonly transactions: Transactions,
    private readonly visibility: VisibilityService,
    @Optional() private readonly conversations?: ConversationLookup,
  ) {}

  maySee(viewerId: string | null, ownerId: string): Promise<boolean> {
    return this.sights.isTrue(`${viewerId ?? 'visitor'} ${ownerId}`, () =>
      this.transactions.read((tx) => (viewerId === null ? this.isListed(tx, ownerId) : this.memberMaySee(tx, viewerId, ownerId))),
    );
  }

  /** Whether the two have a conversation. */
  know(viewerId: string, ownerId: string): Promise<boolean> {
    return this.acquaintances.isTrue(`${viewerId} ${ownerId}`, () =>
      this.transactions.read(async (tx) => (await this.conversations?.know(tx, viewerId, ownerId)) === true),
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
