import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type PhotoId } from '#contracts';
import type { InputOf, ResultOf } from '#contracts-admin';
import { CasesService } from '#moderation';
import { ObjectStore } from '#storage';
import { mayReadCases } from '../rights.policy.js';
import { moderatorOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { CaseEvidence } from './case-evidence.service.js';

/** What a moderator opens beside the page of a case. The log holds who opened it. */
@Injectable()
export class CaseEvidenceOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly cases: CasesService,
    private readonly evidence: CaseEvidence,
    private readonly store: ObjectStore,
  ) {}

  /** The clear photo as it was reported, also when its owner removed it. */
  async openPhoto(actor: StaffActor, id: string, photoId: PhotoId): Promise<Buffer> {
    assertAllowed(mayReadCases(actor.roles));
    const object = await this.reads.one(actor, id, async (tx) => {
      const photo = await this.evidence.photoObject(tx, id, photoId);
      if (!photo) throw new AppError('photo_not_found');
      const entry = { act: 'case.photo_opened', subject: { kind: 'case', id }, facts: { photo_id: photoId } } as const;
      return { result: photo, entry };
    });
    const bytes = await this.store.get(object);
    if (!bytes) throw new AppError('photo_not_found');
    return bytes;
  }

  /** The conversation around what was reported, for whoever holds the case. */
  readMessages(actor: StaffActor, id: string, input: InputOf<'read_case_messages'>): Promise<ResultOf<'read_case_messages'>> {
    return this.commands.run('read_case_messages', actor, input, async (tx) => {
      const { subjectId } = await this.cases.lockClaimed(tx, moderatorOf(actor), id);
      const messages = await this.evidence.messages(tx, id, subjectId);
      return { result: { messages }, subjectId: id, facts: { messages: messages.length } };
    });
  }
}
