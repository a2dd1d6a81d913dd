import { Injectable } from '@nestjs/common';
import { FraudNotes } from '#chats';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { fraudContactCleared, fraudContactFound } from '../moderation.events.js';
import type { FraudContact } from './fraud-contacts.repository.js';

const events = { found: fraudContactFound, cleared: fraudContactCleared } as const;

/** Tells whoever had to do with a member of their ban, and of its end: in the conversation and by mail. */
@Injectable()
export class FraudNotices {
  constructor(
    private readonly notes: FraudNotes,
    private readonly outbox: Outbox,
  ) {}

  async tell(tx: Tx, bannedId: MemberId, what: 'found' | 'cleared', contacts: readonly FraudContact[]): Promise<void> {
    await this.notes.put(tx, bannedId, what, contacts.map(toReader));
    await this.outbox.tellAll(
      tx,
      events[what],
      contacts.map(({ id }) => ({ contactId: id })),
    );
  }
}

const toReader = ({ memberId, credits }: FraudContact) => ({ memberId, credits: credits > 0 });
