import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AppError, assertAllowed } from '#contracts';
import type { InputOf, ResultOf } from '#contracts-admin';
import { Transactions } from '#database';
import { ChildMaterialService } from '#moderation';
import { InvoicesService, PapersService, type InvoiceFile } from '#payments';
import { mayReadOrders } from '../rights.policy.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';

/** Invoices and credit notes, read by staff or sent once more. */
@Injectable()
export class PapersOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly commands: StaffCommands,
    private readonly invoices: InvoicesService,
    private readonly papers: PapersService,
    private readonly childMaterial: ChildMaterialService,
  ) {}

  /** Reading one is written down. */
  async open(actor: StaffActor, paperId: string): Promise<InvoiceFile> {
    const { id: staffId, roles, ip } = actor;
    assertAllowed(mayReadOrders(roles));
    const paper = await this.invoices.staffFile(paperId);
    if (!paper) throw new AppError('not_found');
    const subject = { kind: 'order', id: paper.orderId } as const;
    await this.transactions.run(async (tx) => {
      await this.childMaterial.assertInSight(tx, viewerOf(actor), paper.orderId);
      await this.audit.record(tx, { staffId, act: 'order.paper_opened', subject, facts: { paperId }, ip });
    });
    return paper.file;
  }

  sendPapers(actor: StaffActor, orderId: string, input: InputOf<'send_papers'>): Promise<ResultOf<'send_papers'>> {
    return this.commands.run('send_papers', actor, input, async (tx) => {
      await this.papers.sendAgain(tx, orderId);
      return { result: { done: true }, subjectId: orderId };
    });
  }
}
