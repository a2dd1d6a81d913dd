import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, sealedBox, type Config, type SealedBox } from '#config';
import { AppError, type Locale } from '#contracts';
import type { NoteKind } from '#contracts-admin';
import type { Tx } from '#database';
import { whyNotClaimed } from './cases.policy.js';
import { CasesRepository, type Case, type Moderator, type NewCase, type WaitingCases } from './cases.repository.js';
import { NotesRepository } from './notes.repository.js';

/** As long as a decision can be appealed. */
const NOTES_RETENTION_MONTHS = 6;

export type Note = { readonly staffId: string; readonly at: Date; readonly kind: NoteKind; readonly text: string };

/** What waits for moderators: each case is held by one of them at a time, and the most urgent comes first. */
@Injectable()
export class CasesService {
  private readonly box: SealedBox;

  constructor(
    private readonly cases: CasesRepository,
    private readonly notes: NotesRepository,
    @Inject(CONFIG) config: Config,
  ) {
    this.box = sealedBox(config.appSecret, 'moderation-note');
  }

  /** Waits for a moderator from now on, in the order of its urgency. */
  open(tx: Tx, newCase: NewCase): Promise<void> {
    return this.cases.insert(tx, newCase);
  }

  /**
   * The most urgent case for this moderator, now held by them; undefined when nothing waits. `language`: the one that they read, as long as nothing is
   * urgent at once.
   */
  claimNext(tx: Tx, moderator: Moderator, language?: Locale): Promise<string | undefined> {
    return this.cases.claimNext(tx, moderator, language);
  }

  /** How many cases wait for this moderator. */
  waitingFor(tx: Tx, moderator: Moderator): Promise<WaitingCases> {
    return this.cases.waitingFor(tx, moderator);
  }

  /** Claims this one, or for longer. Throws why it is not for this moderator. */
  async claim(tx: Tx, moderator: Moderator, caseId: string): Promise<void> {
    if (await this.cases.claim(tx, moderator, caseId)) return;
    const found = await this.cases.find(tx, caseId);
    if (!found) throw new AppError('not_found');
    const { state, escalated, notBy } = found;
    throw new AppError(whyNotClaimed({ state, escalated, isOwner: moderator.isOwner, hadPart: notBy.includes(moderator.id) }));
  }

  /** Lets go of it; to this moderator it comes last from now on. */
  async skip(tx: Tx, moderator: Moderator, caseId: string): Promise<void> {
    await this.lockClaimed(tx, moderator, caseId);
    await this.cases.skip(tx, caseId, moderator.id);
  }

  /** For the owner to decide. */
  async escalate(tx: Tx, moderator: Moderator, caseId: string): Promise<void> {
    await this.lockClaimed(tx, moderator, caseId);
    await this.cases.escalate(tx, caseId);
  }

  /** The case, locked until the transaction ends, for the moderator who claimed it; their time begins anew. */
  async lockClaimed(tx: Tx, moderator: Moderator, caseId: string): Promise<Case> {
    const isTheirs = await this.cases.claim(tx, moderator, caseId);
    const held = await this.cases.lock(tx, caseId);
    if (!held) throw new AppError('not_found');
    if (!isTheirs) throw new AppError('case_taken');
    return held;
  }

  /** What the moderator held is answered. */
  close(tx: Tx, caseId: string): Promise<void> {
    return this.cases.close(tx, caseId);
  }

  /** Whether this moderator could claim it now. */
  isFor(tx: Tx, moderator: Moderator, caseId: string): Promise<boolean> {
    return this.cases.isFor(tx, moderator, caseId);
  }

  find(tx: Tx, caseId: string): Promise<Case | null> {
    return this.cases.find(tx, caseId);
  }

  /** How many moderators there are who may decide cases, but for these. */
  countOthers(tx: Tx, staffIds: readonly string[]): Promise<number> {
    return this.cases.othersThan(tx, staffIds);
  }

  /** The other cases about the same member that wait. */
  openAbout(tx: Tx, subjectId: string, exceptId: string): Promise<Case[]> {
    return this.cases.openAbout(tx, subjectId, exceptId);
  }

  /** Those of the others that a decision about this one may answer too: about the same member, free for this moderator, and no appeal. `isHeld`: until the transaction ends. */
  joinable(tx: Tx, moderator: Moderator, { id, subjectId }: Pick<Case, 'id' | 'subjectId'>, isHeld = false): Promise<string[]> {
    return subjectId === null ? Promise.resolve([]) : this.cases.joinable(tx, moderator, { subjectId, exceptId: id, isHeld });
  }

  async addNote(tx: Tx, caseId: string, { staffId, kind, text }: Omit<Note, 'at'>): Promise<void> {
    await this.notes.insert(tx, { caseId, staffId, kind, sealed: this.box.seal(text, caseId) });
  }

  /** Forgets what moderators wrote about cases that were closed long ago. */
  forgetOld(tx: Tx): Promise<number> {
    return this.notes.removeOld(tx, NOTES_RETENTION_MONTHS);
  }

  async notesOf(tx: Tx, caseId: string): Promise<Note[]> {
    return (await this.notes.of(tx, caseId)).map(({ sealed, staffId, at, kind }) => ({
      staffId,
      at,
      kind,
      text: this.box.open(sealed, caseId),
    }));
  }
}
