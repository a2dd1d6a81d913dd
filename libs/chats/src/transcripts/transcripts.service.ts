import { Injectable } from '@nestjs/common';
import type { MessageKind } from '#contracts';
import type { Tx } from '#database';
import { kindOf } from '../messages/index.js';
import {
  TranscriptsRepository,
  type DatedOpening,
  type FastWish,
  type LineRow,
  type Opening,
  type OpeningsWish,
  type Partner,
  type Place,
} from './transcripts.repository.js';

/** `photo`: the file of a photo that was sent. */
export type Line = Omit<LineRow, 'kind' | 'photo'> & { readonly kind: MessageKind; readonly photo?: string };
/** `chat`: its conversation. */
export type PlacedLine = Line & { readonly chat: string };

const toLine = ({ kind, photo, ...row }: LineRow): Line => ({ ...row, kind: kindOf(kind), ...(photo && { photo }) });

const toPlacedLine = ({ chat, ...row }: LineRow & { readonly chat: string }): PlacedLine => ({ ...toLine(row), chat });

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

  /** Those of these messages that the member wrote and that are still there, in the order in which they were written. */
  async writtenBy(tx: Tx, author: string, places: readonly Place[]): Promise<PlacedLine[]> {
    return (await this.transcripts.writtenBy(tx, author, places)).map(toPlacedLine);
  }

  /** The messages of both sides around these, so many on each side. */
  async near(tx: Tx, places: readonly Place[], reach: number): Promise<PlacedLine[]> {
    return (await this.transcripts.near(tx, places, reach)).map(toPlacedLine);
  }

  /** Where the first messages are that a member wrote since then in the greatest haste: the most within so many minutes, so many at most. */
  hastyOpenings(tx: Tx, starter: string, since: Date, minutes: number, limit: number): Promise<Place[]> {
    return this.transcripts.hastyOpenings(tx, starter, since, minutes, limit);
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
