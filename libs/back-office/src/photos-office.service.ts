import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AppError, assertAllowed, type PhotoId } from '#contracts';
import type { DecidePhotoBody } from '#contracts-admin';
import { Transactions } from '#database';
import { PhotoChecks } from '#media';
import { MemberPageRepository } from './member-page.repository.js';
import { mayOpenPhoto } from './members.policy.js';
import type { StaffActor } from './staff-actor.js';

/** The photos that wait for a moderator, where a site has them checked first. */
@Injectable()
export class PhotosOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly members: MemberPageRepository,
    private readonly checks: PhotoChecks,
    private readonly audit: Audit,
  ) {}

  /** Throws `photo_not_found` when the photo waits no more: somebody else decided, or its owner took it away. */
  decide(actor: StaffActor, id: PhotoId, body: DecidePhotoBody): Promise<void> {
    assertAllowed(mayOpenPhoto(actor.roles));
    return this.transactions.run(async (tx) => {
      const owner = (await this.members.rendition(tx, id, 'full'))?.member_id;
      if (owner === undefined || !(await this.checks.decide(tx, owner, id, body.decision))) throw new AppError('photo_not_found');
      await this.audit.record(tx, {
        staffId: actor.id,
        act: body.decision === 'approve' ? 'member.photo_approved' : 'member.photo_rejected',
        subject: { kind: 'member', id: owner },
        ...(body.decision === 'reject' && { reason: body.reason }),
        facts: { photo_id: id },
        ip: actor.ip,
      });
    });
  }
}
