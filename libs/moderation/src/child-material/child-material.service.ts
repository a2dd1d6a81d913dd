import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type MemberId } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { newReceipt } from '../cases/index.js';
import { ComplaintsRepository } from '../complaints/index.js';
import { AccountMeasures } from '../decisions/index.js';
import { complaintDecided, reportDecided } from '../moderation.events.js';
import { childMaterialFound } from './child-material.events.js';
import { mayHandOver, mayRelease } from './child-material.policy.js';
import { ChildMaterialsRepository, type ChildMaterial, type Viewer } from './child-materials.repository.js';
import type { Dossier } from './dossier.js';
import { DossiersService } from './dossiers.service.js';
import { RetentionMonths } from './retention-months.service.js';

export type FoundMaterial = { readonly id: string; readonly reference: string; readonly isNew: boolean };

/**
 * What happens when somebody finds material of child sexual abuse. In one transaction the account is stopped, everything that can be a picture
 * is out of everybody's reach, and the member is out of the sight of all staff but the finder and the owner. Nobody has to look twice.
 */
@Injectable()
export class ChildMaterialService {
  constructor(
    private readonly materials: ChildMaterialsRepository,
    private readonly dossiers: DossiersService,
    private readonly accounts: AccountMeasures,
    private readonly complaints: ComplaintsRepository,
    private readonly retention: RetentionMonths,
    private readonly outbox: Outbox,
  ) {}

  /** Pressed twice, it is one: `isNew` is false. Throws `member_not_found` for an account that was erased. */
  async seal(tx: Tx, finder: Viewer, memberId: MemberId): Promise<FoundMaterial> {
    const traces = await this.dossiers.traces(tx, memberId);
    if (!traces) throw new AppError('member_not_found');
    const before = await this.materials.alive(tx, memberId);
    if (before) return { id: before.id, reference: before.reference, isNew: false };

    const id = await this.materials.newId(tx);
    const cases = await this.materials.closeCases(tx, memberId);
    await this.accounts.close(tx, memberId, 'ban');
    const dossier = await this.dossiers.collect(tx, id, memberId, traces, cases);
    const reference = newReceipt();
    await this.materials.insert(tx, {
      id,
      reference,
      foundBy: finder.id,
      memberId,
      siteId: traces.siteId,
      country: traces.person.country,
      months: await this.retention.of(traces.siteId),
      sealed: this.dossiers.seal(id, dossier),
    });
    await this.answer(
      tx,
      memberId,
      cases.flatMap((one) => (one.kind === 'complaint' ? one.id : [])),
    );
    await this.materials.forgetNotes(tx, memberId);
    await this.outbox.tell(tx, childMaterialFound, { materialId: id, memberId });
    return { id, reference, isNew: true };
  }

  /** Notes which authority has it. */
  async handOver(tx: Tx, staffId: string, id: string, authority: string): Promise<ChildMaterial> {
    const found = await this.locked(tx, id);
    const { state, handedOverAt, releasedAt } = found;
    assertAllowed(mayHandOver({ state, isHandedOver: handedOverAt !== null, isReleased: releasedAt !== null }));
    await this.materials.handOver(tx, id, staffId, authority);
    return found;
  }

  /** An authority asks for more time: it is kept for so many months from now, and never for less than before. */
  async extendRetention(tx: Tx, id: string, months: number): Promise<ChildMaterial> {
    const found = await this.locked(tx, id);
    if (found.state === 'destroyed') throw new AppError('case_over');
    await this.materials.extendRetention(tx, id, months);
    return found;
  }

  /** It was none: the account is open again, and staff see the member as any other. What was sealed stays so until its time is over. */
  async release(tx: Tx, id: string): Promise<ChildMaterial> {
    const found = await this.locked(tx, id);
    const { state, releasedAt, memberId } = found;
    assertAllowed(mayRelease({ state, isReleased: releasedAt !== null }));
    await this.materials.release(tx, id);
    await this.accounts.lift(tx, memberId, 'ban', null);
    return found;
  }

  find(tx: Tx, id: string): Promise<ChildMaterial | null> {
    return this.materials.find(tx, id);
  }

  /** For the finder and the owner, who leave an entry in the log. Undefined when it was destroyed. */
  async dossier(tx: Tx, id: string): Promise<Dossier | undefined> {
    const sealed = await this.materials.sealedOf(tx, id);
    return sealed ? this.dossiers.open(id, sealed) : undefined;
  }

  /** The member, and everybody whom something of it was sent to, or who told of it: their copies of data may hold it. */
  async reached(tx: Tx, id: string): Promise<string[]> {
    const [found, dossier] = [await this.materials.find(tx, id), await this.dossier(tx, id)];
    if (!found || !dossier) return [];
    const { pictures, messages, notices } = dossier;
    const others = [
      ...pictures.map(({ sentTo }) => sentTo),
      ...messages.map(({ senderId }) => senderId),
      ...notices.map(({ memberId }) => memberId),
    ];
    return [...new Set([found.memberId, ...others.filter((other) => other !== null)])];
  }

  /** Throws `not_found` where an id leads to something that is not for this person: as if it had never been. */
  async assertInSight(tx: Tx, viewer: Viewer, id: string): Promise<void> {
    if (await this.materials.isOutOfSight(tx, viewer, id)) throw new AppError('not_found');
  }

  /** Those of these members that this person may see. */
  inSight(tx: Tx, viewer: Viewer, memberIds: readonly string[]): Promise<Set<string>> {
    return this.materials.inSight(tx, viewer, memberIds);
  }

  /** Whoever told of it hears that something was done, and not what. */
  private async answer(tx: Tx, memberId: MemberId, complaintIds: readonly string[]): Promise<void> {
    for (const reportId of await this.materials.confirmReports(tx, memberId)) await this.outbox.tell(tx, reportDecided, { reportId });
    for (const complaintId of complaintIds)
      if (await this.complaints.decide(tx, complaintId, 'acted')) await this.outbox.tell(tx, complaintDecided, { complaintId });
  }

  private async locked(tx: Tx, id: string): Promise<ChildMaterial> {
    const found = await this.materials.lock(tx, id);
    if (!found) throw new AppError('not_found');
    return found;
  }
}
