import { Injectable } from '@nestjs/common';
import type { FraudNote, MemberId } from '#contracts';
import type { Tx } from '#database';
import { Publisher } from '#realtime';
import { FraudNotesRepository, type FraudNoteReader } from './fraud-notes.repository.js';

/** What the house says inside the conversations with somebody who was banned because of money. No message: nobody has it unread. */
@Injectable()
export class FraudNotes {
  constructor(
    private readonly notes: FraudNotesRepository,
    private readonly publisher: Publisher,
  ) {}

  /** Says it to each reader, or that it was a mistake, in their conversation with the member; open ones show it at once. */
  async put(tx: Tx, aboutId: MemberId, state: FraudNote['state'], readers: readonly FraudNoteReader[]): Promise<void> {
    if (readers.length === 0) return;
    const readerIds = readers.map(({ memberId }) => memberId);
    await this.notes.put(tx, aboutId, state, readers);
    await this.notes.touch(tx, aboutId, readerIds);
    tx.afterCommit(() => this.publisher.toMembers(readerIds, 'member.changed', { v: 1, profile_id: aboutId }));
  }
}
