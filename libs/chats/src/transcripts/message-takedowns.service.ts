import { Injectable } from '@nestjs/common';
import type { MemberId, MessageKind } from '#contracts';
import type { Tx } from '#database';
import { MessageTakedownsRepository, type SentPhoto, type WrittenLine } from './message-takedowns.repository.js';
import { kindOf } from '../messages/index.js';

export type TakenLine = Omit<WrittenLine, 'kind'> & { readonly kind: MessageKind };
export type TakenMessages = { readonly photos: readonly SentPhoto[]; readonly lines: readonly TakenLine[] };

/** More than two people write in years. */
const LINES_OF_A_CHAT = 5_000;

/** Takes what a member sent away from everybody, for a holder who keeps a copy. */
@Injectable()
export class MessageTakedowns {
  constructor(private readonly takedowns: MessageTakedownsRepository) {}

  /** What `empty` would take away: the photos that the member sent to anybody, and all that was written in these conversations. */
  async list(tx: Tx, memberId: MemberId, chatIds: readonly string[]): Promise<TakenMessages> {
    const photos = await this.takedowns.photosSentBy(tx, memberId);
    const lines = await this.takedowns.linesOf(tx, chatIds, LINES_OF_A_CHAT);
    return { photos, lines: lines.map(({ kind, ...line }) => ({ ...line, kind: kindOf(kind) })) };
  }

  /** The other's words stay theirs. */
  empty(tx: Tx, memberId: MemberId, chatIds: readonly string[]): Promise<void> {
    return this.takedowns.empty(tx, memberId, chatIds);
  }
}
