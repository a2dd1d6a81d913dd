import { Injectable } from '@nestjs/common';
import { assertAllowed } from '#contracts';
import { Clock } from '#database';
import { drawFactSheet } from '#payments';
import { mayReadOrders } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffReads } from '../staff-reads.js';
import { evidenceSheet } from './evidence-sheet.js';
import { EvidenceRepository } from './evidence.repository.js';
import { OrderPages } from './order-pages.service.js';

/** The file with which finance answers a dispute. */
@Injectable()
export class EvidenceOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly pages: OrderPages,
    private readonly evidence: EvidenceRepository,
    private readonly clock: Clock,
  ) {}

  /** Whoever takes it away is written down. Throws `not_found`. */
  async open(actor: StaffActor, orderId: string): Promise<Buffer> {
    assertAllowed(mayReadOrders(actor.roles));
    const sheet = await this.reads.one(actor, orderId, async (tx) => {
      const order = await this.pages.of(tx, orderId, actor.id);
      const memberId = order.member.id;
      const buyer = await this.evidence.buyer(tx, memberId);
      const uses = order.paid_at ? await this.evidence.uses(tx, memberId, new Date(order.paid_at)) : [];
      const visits = await this.evidence.visits(tx, memberId);
      return {
        result: evidenceSheet({ order, buyer, uses, visits, writtenAt: this.clock.now() }),
        entry: { act: 'order.evidence_taken', subject: { kind: 'order', id: orderId } },
      };
    });
    return drawFactSheet(sheet);
  }
}
