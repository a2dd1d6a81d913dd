import { Injectable } from '@nestjs/common';
import type { OwnerChange } from '#contracts-admin';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { ownersChanged } from '../auth.events.js';
import { newId } from '../new-id.repository.js';
import { OwnerNoticesRepository } from './owner-notices.repository.js';

/** These send a link to the person, whose mail says what happened. */
const withLink: ReadonlySet<OwnerChange> = new Set(['invited', 'new_device']);

/**
 * No owner comes, goes or loses a device unseen: whoever gets hold of the session of one could otherwise put others in the place of all. The
 * one whose session did it is told as well, because it need not have been them. Who is told is settled in the transaction of the act.
 */
@Injectable()
export class OwnerNotices {
  constructor(
    private readonly owners: OwnerNoticesRepository,
    private readonly outbox: Outbox,
  ) {}

  isOwner(tx: Tx, person: string): Promise<boolean> {
    return this.owners.isOwner(tx, person);
  }

  async send(tx: Tx, actorId: string, personId: string, change: OwnerChange): Promise<void> {
    const noticeId = await newId(tx);
    const readers = (await this.owners.readers(tx, personId)).filter((id) => id !== personId || !withLink.has(change));
    await this.outbox.tellAll(
      tx,
      ownersChanged,
      readers.map((readerId) => ({ noticeId, readerId, actorId, personId, change })),
    );
  }
}
