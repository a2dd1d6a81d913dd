import { Injectable } from '@nestjs/common';
import { AppError, type DoneAnswer, type PhotoId } from '#contracts';
import type { InputOf } from '#contracts-admin';
import type { Tx } from '#database';
import { PhotoChecks } from '#media';
import { LikenessService } from '#moderation';
import { PhotoFilesRepository } from './photo-files.repository.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';

/**
 * The photos that wait for a moderator, where a site has them checked first. Both decisions throw `photo_not_found` when the photo waits no
 * longer: somebody else decided, or its owner took it away.
 */
@Injectable()
export class PhotosOfficeService {
  constructor(
    private readonly commands: StaffCommands,
    private readonly files: PhotoFilesRepository,
    private readonly checks: PhotoChecks,
    private readonly likeness: LikenessService,
  ) {}

  approve(actor: StaffActor, id: PhotoId, input: InputOf<'approve_photo'>): Promise<DoneAnswer> {
    return this.commands.run('approve_photo', actor, input, (tx) => this.decide(tx, id, 'approve'));
  }

  reject(actor: StaffActor, id: PhotoId, input: InputOf<'reject_photo'>): Promise<DoneAnswer> {
    return this.commands.run('reject_photo', actor, input, async (tx) => {
      const decided = await this.decide(tx, id, 'reject');
      await this.likeness.refused(tx, decided.subjectId, id, input.reason);
      return decided;
    });
  }

  private async decide(tx: Tx, id: PhotoId, decision: 'approve' | 'reject') {
    const owner = (await this.files.find(tx, id, 'full'))?.member_id;
    if (owner === undefined || !(await this.checks.decide(tx, owner, id, decision))) throw new AppError('photo_not_found');
    return { result: { done: true as const }, subjectId: owner, facts: { photo_id: id } };
  }
}
