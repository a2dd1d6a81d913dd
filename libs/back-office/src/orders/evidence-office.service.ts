import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { assertAllowed } from '#contracts';
import { Clock, Transactions } from '#database';
import { ChildMaterialService } from '#moderation';
import { drawFactSheet } from '#payments';
import { mayReadOrders } from '../rights.policy.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { evidenceSheet } from './evidence-sheet.js';
import { EvidenceRepository } from './evidence.repository.js';
import { OrderPages } from './order-pages.service.js';

/** The file with which finance answers a dispute. */
@Injectable()
export class EvidenceOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly pages: OrderPages,
    private readonly evidence: EvidenceRepository,
    private readonly childMaterial: ChildMaterialService,
    private readonly clock: Clock,
  ) {}

  /** Whoever takes it away is written down. Throws `not_found`. */
  async open(actor: StaffActor, orderId: string): Promise<Buffer> {
    const { id: staffId, roles, ip } = actor;
    assertAllowed(mayReadOrders(roles));
    const sheet = await this.transactions.run(async (tx) => {
      await this.childMaterial.assertInSight(tx, viewerOf(actor), orderId);
      const order = await this.pages.of(tx, orderId, staffId);
      const memberId = order.member.id;
      const buyer = await this.evidence.buyer(tx, memberId);
      const uses = order.paid_at ? await this.evidence.uses(tx, memberId, new Date(order.paid_at)) : [];
      const visits = await this.evidence.visits(tx, memberId);
      await this.audit.record(tx, { staffId, act: 'order.evidence_taken', subject: { kind: 'order', id: orderId }, ip });
      return evidenceSheet({ order, buyer, uses, visits, writtenAt: this.clock.now() });
    });
    return drawFactSheet(sheet);
  }
}
