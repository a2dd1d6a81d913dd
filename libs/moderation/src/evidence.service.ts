import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import { TranscriptsService, type Line } from '#chats';
import { CONFIG, sealedBox, type Config, type SealedBox } from '#config';
import { AppError, type ReportBody } from '#contracts';
import type { Tx } from '#database';
import { PhotoHolds, type HeldPhoto } from '#media';
import { ProfilesService, type Statement } from '#profiles';
import { EvidenceRepository } from './evidence.repository.js';

/** So many messages before and after the one that is reported. */
const NEIGHBOURS = 10;
/** After the decision: as long as it can be appealed. */
const KEPT_MONTHS = 6;

/** Everything as it was when the report was made, whatever is changed or deleted afterwards. */
export type Evidence = {
  readonly v: 1;
  readonly words: string;
  readonly profile: Statement;
  readonly photos: readonly (HeldPhoto & { readonly reported: boolean })[];
  readonly messages: readonly (Line & { readonly reported: boolean })[];
};

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
    await this.holds.holdFiles(
      tx,
      reportId,
      lines.flatMap(({ photo: file }) => file ?? []),
    );
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

  /** For moderators only: whoever calls this writes into the audit log why. Undefined when it was forgotten. */
  async open(tx: Tx, reportId: string): Promise<Evidence | undefined> {
    const sealed = await this.evidence.sealedOf(tx, reportId);
    return sealed && (JSON.parse(this.box.open(sealed, reportId)) as Evidence);
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
    const reportIds = await this.evidence.removeOld(tx, KEPT_MONTHS);
    await this.holds.release(tx, reportIds);
    return reportIds.length;
  }
}
