import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type DoneAnswer, type MemberId } from '#contracts';
import {
  listCap,
  type InputOf,
  type ResultOf,
  type VerificationPage,
  type VerificationRow,
  type VerificationsAnswer,
  type VerificationsQuery,
} from '#contracts-admin';
import { Albums } from '#media';
import { SelfieChecks } from '#moderation';
import { mayReadCases } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { VerificationsOfficeRepository, type VerificationListRow } from './verifications-office.repository.js';

const EARLIER = 10;
const done = { done: true } as const;

/** The queue of selfies: who compares which, and what is decided. */
@Injectable()
export class VerificationsOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: VerificationsOfficeRepository,
    private readonly albums: Albums,
    private readonly checks: SelfieChecks,
  ) {}

  @OfficeList('verifications')
  list(actor: StaffActor, query: VerificationsQuery): Promise<VerificationsAnswer> {
    assertAllowed(mayReadCases(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.office.page(tx, query, viewerOf(actor));
      const found = await this.office.count(tx, query, viewerOf(actor));
      const facts = { state: query.state ?? 'waiting' };
      const result = { rows: rows.map((row) => toRow(row, actor)), total: Math.min(found, listCap), more: found > listCap };
      return { result, entry: { act: 'verifications.listed', subject: { kind: 'list' }, facts } };
    });
  }

  openOne(actor: StaffActor, id: string): Promise<VerificationPage> {
    assertAllowed(mayReadCases(actor.roles));
    return this.reads.one(actor, id, async (tx) => {
      const found = await this.office.find(tx, id);
      if (!found) throw new AppError('not_found');
      const { decider_id, settled_at, ...row } = found;
      const isDecided = row.state === 'approved' || row.state === 'refused';
      const page = {
        ...row,
        ...toRow(row, actor),
        selfie: row.selfie && row.holder_id === actor.id,
        photos: await this.albums.shown(tx, row.member_id as MemberId),
        may_undo: isDecided && settled_at === null && decider_id === actor.id,
        earlier: (await this.office.earlier(tx, row.member_id, id, EARLIER)).map((one) => ({ ...one, sent_at: one.sent_at.toISOString() })),
      };
      return { result: page, entry: entryOf('verification.opened', row.member_id, id) };
    });
  }

  /** The selfie, for whoever holds it and for nobody else. The log keeps who looked. */
  async openSelfie(actor: StaffActor, id: string): Promise<Buffer> {
    assertAllowed(mayReadCases(actor.roles));
    const selfie = await this.reads.one(actor, id, async (tx) => {
      const held = await this.checks.open(tx, actor.id, id);
      return { result: held.selfie, entry: entryOf('verification.selfie_opened', held.memberId, id) };
    });
    const bytes = await this.checks.read(selfie);
    if (!bytes) throw new AppError('photo_not_found');
    return bytes;
  }

  /** Takes the one that waits longest, or the one that is named; holding it for longer is no entry in the log. */
  take(actor: StaffActor, input: InputOf<'take_verification'>): Promise<ResultOf<'take_verification'>> {
    return this.commands.run('take_verification', actor, input, async (tx) => {
      const wanted = input.verification;
      const id = wanted ?? (await this.checks.claimNext(tx, actor.id));
      if (id === undefined) return { result: { id: null }, subjectId: '', isRepeat: true };
      const isRepeat = wanted !== undefined && (await this.office.find(tx, id))?.holder_id === actor.id;
      if (wanted !== undefined) await this.checks.claim(tx, actor.id, wanted);
      const found = await this.checks.find(tx, id);
      return { result: { id }, subjectId: found?.memberId ?? '', facts: { verification_id: id }, isRepeat };
    });
  }

  skip(actor: StaffActor, id: string, input: InputOf<'skip_verification'>): Promise<DoneAnswer> {
    return this.commands.run('skip_verification', actor, input, async (tx) => {
      const { memberId } = await this.checks.skip(tx, actor.id, id);
      return { result: done, subjectId: memberId, facts: { verification_id: id } };
    });
  }

  approve(actor: StaffActor, id: string, input: InputOf<'approve_verification'>): Promise<DoneAnswer> {
    return this.commands.run('approve_verification', actor, input, async (tx) => {
      const { memberId, isNew } = await this.checks.approve(tx, actor.id, id, input.photos);
      return { result: done, subjectId: memberId, facts: changed(id, 'waiting', 'approved', input.photos.length), isRepeat: !isNew };
    });
  }

  refuse(actor: StaffActor, id: string, input: InputOf<'refuse_verification'>): Promise<DoneAnswer> {
    return this.commands.run('refuse_verification', actor, input, async (tx) => {
      const { memberId, isNew } = await this.checks.refuse(tx, actor.id, id, input.reason);
      return { result: done, subjectId: memberId, facts: changed(id, 'waiting', 'refused'), isRepeat: !isNew };
    });
  }

  undo(actor: StaffActor, id: string, input: InputOf<'undo_verification'>): Promise<DoneAnswer> {
    return this.commands.run('undo_verification', actor, input, async (tx) => {
      const { memberId, state } = await this.checks.undo(tx, actor.id, id);
      return { result: done, subjectId: memberId, facts: changed(id, state, 'waiting') };
    });
  }
}

const entryOf = (act: 'verification.opened' | 'verification.selfie_opened', memberId: string, id: string) => ({
  act,
  subject: { kind: 'member' as const, id: memberId },
  facts: { verification_id: id },
});

const changed = (id: string, before: string, after: string, photos?: number) => ({
  verification_id: id,
  before,
  after,
  ...(photos !== undefined && { photos }),
});

const toRow = (
  { id, member_id, name, pose, state, sent_at, holder, holder_id }: VerificationListRow,
  actor: StaffActor,
): VerificationRow => ({
  id,
  member_id,
  name,
  pose,
  state,
  sent_at: sent_at.toISOString(),
  holder,
  mine: holder_id === actor.id,
});
