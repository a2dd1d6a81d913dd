import { Injectable } from '@nestjs/common';
import type { MessageKind } from '#contracts';
import type { Tx } from '#database';
import { kindOf } from './prices.policy.js';
import {
  TranscriptsRepository,
  type DatedOpening,
  type FastWish,
  type LineRow,
  type Opening,
  type OpeningsWish,
  type Partner,
} from './transcripts.repository.js';

/** `photo`: the file of a photo that was sent. */
export type Line = Omit<LineRow, 'kind' | 'photo'> & { readonly kind: MessageKind; readonly photo?: string };

const toLine = ({ kind, photo, ...row }: LineRow): Line => ({ ...row, kind: kindOf(kind), ...(photo && { photo }) });

/** What the moderators may read of conversations. Nothing of it is for members: a block hides nothing here. */
@Injectable()
export class TranscriptsService {
  constructor(private readonly transcripts: TranscriptsRepository) {}

  /** Whether the two ever wrote to each other and the copy is still there, blocked or not. */
  exists(tx: Tx, oneId: string, otherId: string): Promise<boolean> {
    return this.transcripts.exists(tx, oneId, otherId);
  }

  /**
   * Messages of the conversation of these two: those around one of the other's, or the last ones. Undefined when it is not theirs, or has no such
   * message. Also what a block took away, as long as its copy is kept.
   */
  async around(
    tx: Tx,
    chatId: string,
    two: readonly [me: string, other: string],
    seq: number | undefined,
    reach: number,
  ): Promise<Line[] | undefined> {
    const last = await this.transcripts.lastSeq(tx, chatId, two);
    if (last === undefined) return undefined;
    const from = seq === undefined ? last - reach * 2 : seq - reach;
    const lines = await this.transcripts.lines(tx, chatId, from, (seq ?? last) + reach);
    const [, other] = two;
    const isThere = seq === undefined || lines.some((line) => line.seq === seq && line.sender_id === other);
    return isThere ? lines.map(toLine) : undefined;
  }

  /** What was written to a member in a conversation after a number, the newest first. */
  async writtenTo(tx: Tx, chatId: string, receiver: string, after: number, limit: number): Promise<Line[]> {
    return (await this.transcripts.writtenTo(tx, chatId, receiver, after, limit)).map(toLine);
  }

  /** Those who exchanged messages with the member, after a conversation, in the order of the conversations, with what each spent on them. */
  partnersOf(tx: Tx, memberId: string, after: string, limit: number): Promise<Partner[]> {
    return this.transcripts.partnersOf(tx, memberId, after, limit);
  }

  /** Who began many conversations within minutes, and how many first messages were looked at. */
  fastStarters(tx: Tx, wish: FastWish) {
    return this.transcripts.fastStarters(tx, wish);
  }

  /** The first words of members on days on which they began at least so many conversations. */
  openingsOfBusyDays(tx: Tx, wish: Omit<FastWish, 'minutes'>) {
    return this.transcripts.openingsOfBusyDays(tx, wish);
  }

  /** First messages of so many days, of one member or of all, the newest first and so many at most. */
  openings(tx: Tx, wish: OpeningsWish): Promise<DatedOpening[]> {
    return this.transcripts.openings(tx, wish);
  }

  /** The first words, in the last day, of members who began at least so many conversations in it. */
  openingsOfBusy(tx: Tx, atLeast: number, limit: number): Promise<Opening[]> {
    return this.transcripts.openingsOfBusy(tx, atLeast, limit);
  }
}
