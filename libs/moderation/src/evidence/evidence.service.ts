import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import { TranscriptsService, type Line, type Place, type PlacedLine } from '#chats';
import { CONFIG, sealedBox, type Config, type SealedBox } from '#config';
import { AppError, type ReportBody } from '#contracts';
import type { Tx } from '#database';
import { PhotoHolds, type HeldPhoto } from '#media';
import { ProfilesService, type Statement } from '#profiles';
import { EvidenceRepository } from './evidence.repository.js';

/** So many messages before and after the one that is reported. */
const NEIGHBOURS = 10;
/** After the decision: as long as it can be appealed. */
const RETENTION_MONTHS = 6;

/** Everything as it was when the report was made, whatever is changed or deleted afterwards. */
export type Evidence = {
  readonly v: 1;
  readonly words: string;
  readonly profile: Statement;
  readonly photos: readonly (HeldPhoto & { readonly reported: boolean })[];
  /** `chat`: of which conversation; kept in a case of our own only, where a report names it for all. */
  readonly messages: readonly (Line & { readonly reported: boolean; readonly chat?: string })[];
};
/** What made a signal, and photos that a moderator named. */
export type Found = { readonly messages: readonly PlacedLine[]; readonly photos: readonly string[]; readonly includesMainPhoto: boolean };

/** Where a message of the evidence stands; nowhere, once its report is gone. */
export const placesOf = ({ chat, seq }: { readonly chat?: string; readonly seq: number }): Place[] =>
  chat === undefined ? [] : [{ chatId: chat, seq }];

const exportedEvidence = z.nullish(z.object({ id: z.uuid(), sealed: z.string() }));

@Injectable()
export class EvidenceService {
  /** What is sealed is bound to its report. */
  private readonly box: SealedBox;

  constructor(
    private readonly evidence: EvidenceRepository,
    private readonly transcripts: TranscriptsService,
    private readonly profiles: ProfilesService,
    private readonly holds: PhotoHolds,
    @Inject(CONFIG) config: Config,
  ) {
    this.box = sealedBox(config.appSecret, 'moderation-evidence');
  }

  /** Takes down what the report is about and keeps it sealed, its photos held. Throws when there is no such message or photo. */
  async secure(tx: Tx, reportId: string, me: string, { profile, chat, seq, photo, words = '' }: ReportBody): Promise<void> {
    const lines = chat ? await this.transcripts.around(tx, chat, [me, profile], seq, NEIGHBOURS) : [];
    if (!lines) throw new AppError(seq === undefined ? 'conversation_not_found' : 'message_not_found');
    const photos = await this.holds.hold(tx, reportId, profile, photo);
    if (photo && !photos.some(({ id }) => id === photo)) throw new AppError('photo_not_found');
    await this.holdPhotosOf(tx, reportId, lines);
    const secured: Evidence = {
      v: 1,
      words,
      profile: await this.profiles.statement(tx, profile),
      photos: photos.map((held) => ({ ...held, reported: held.id === photo })),
      messages: lines.map((line) => ({ ...line, reported: line.seq === seq })),
    };
    const sealed = this.box.seal(JSON.stringify(secured), reportId);
    await this.evidence.insert(tx, reportId, sealed);
  }

  /** The same for a case that staff open themselves: nothing but what was found. Answers how many photos. */
  async preserve(tx: Tx, caseId: string, memberId: string, { messages, photos, includesMainPhoto }: Found): Promise<number> {
    const named = await this.holds.holdOwned(tx, caseId, memberId, photos);
    const held = includesMainPhoto ? await this.holds.hold(tx, caseId, memberId, undefined) : [];
    await this.holdPhotosOf(tx, caseId, messages);
    const secured: Evidence = {
      v: 1,
      words: '',
      profile: await this.profiles.statement(tx, memberId),
      photos: [
        ...named.map((photo) => ({ ...photo, reported: true })),
        ...held.filter(({ id }) => !photos.includes(id)).map((photo) => ({ ...photo, reported: false })),
      ],
      messages: messages.map((line) => ({ ...line, reported: true })),
    };
    await this.evidence.insert(tx, caseId, this.box.seal(JSON.stringify(secured), caseId));
    return secured.photos.length;
  }

  /** Adds so many messages before and after those that were found, on both sides of their conversations; answers how many there are now. */
  async widen(tx: Tx, caseId: string): Promise<number> {
    const found = await this.open(tx, caseId);
    if (!found) throw new AppError('not_found');
    const places = found.messages.flatMap(placesOf);
    const near = await this.transcripts.near(tx, places, NEIGHBOURS);
    await this.holdPhotosOf(tx, caseId, near);
    const keyOf = ({ chat = '', seq }: { readonly chat?: string; readonly seq: number }) => `${chat} ${seq}`;
    // What was kept stays as it was, also when its conversation is gone since.
    const kept = new Set(found.messages.map(keyOf));
    const more = near.filter((line) => !kept.has(keyOf(line))).map((line) => ({ ...line, reported: false }));
    const chats = [...new Set(places.map(({ chatId }) => chatId))];
    const messages = [...found.messages, ...more].toSorted(
      (one, other) => chats.indexOf(one.chat ?? '') - chats.indexOf(other.chat ?? '') || one.seq - other.seq,
    );
    await this.evidence.replace(tx, caseId, this.box.seal(JSON.stringify({ ...found, messages } satisfies Evidence), caseId));
    return messages.length;
  }

  /** For moderators only: whoever calls this writes into the audit log why. Undefined when it was forgotten. */
  async open(tx: Tx, reportId: string): Promise<Evidence | undefined> {
    const found = await this.evidence.find(tx, reportId);
    if (!found) return undefined;
    const evidence = JSON.parse(this.box.open(found.sealed, reportId)) as Evidence;
    const { chat } = found;
    return chat === null ? evidence : { ...evidence, messages: evidence.messages.map((line) => ({ ...line, chat })) };
  }

  /** What the reporter wrote, of `{ id, sealed }` as the export reads it; null when they wrote nothing, or its time was over. */
  wordsOf(value: unknown): string | null {
    const row = exportedEvidence.parse(value);
    if (!row) return null;
    const { words } = JSON.parse(this.box.open(Buffer.from(row.sealed, 'base64'), row.id)) as Evidence;
    return words || null;
  }

  /** Forgets the evidence of reports that were decided long ago, and lets their photos go; answers how many. */
  async forgetOld(tx: Tx): Promise<number> {
    const reportIds = await this.evidence.removeOld(tx, RETENTION_MONTHS);
    await this.holds.release(tx, reportIds);
    return reportIds.length;
  }

  private holdPhotosOf(tx: Tx, id: string, lines: readonly Line[]): Promise<void> {
    return this.holds.holdFiles(
      tx,
      id,
      lines.flatMap(({ photo }) => photo ?? []),
    );
  }
}
