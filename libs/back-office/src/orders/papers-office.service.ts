import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import type { InputOf, ResultOf } from '#contracts-admin';
import { InvoicesService, PapersService, type InvoiceFile } from '#payments';
import { mayReadOrders } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';

/** Invoices and credit notes, read by staff or sent once more. */
@Injectable()
export class PapersOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly invoices: InvoicesService,
    private readonly papers: PapersService,
  ) {}

  /** Reading one is written down. */
  async open(actor: StaffActor, paperId: string): Promise<InvoiceFile> {
    assertAllowed(mayReadOrders(actor.roles));
    const paper = await this.invoices.staffFile(paperId);
    if (!paper) throw new AppError('not_found');
    const subject = { kind: 'order', id: paper.orderId } as const;
    const entry = { act: 'order.paper_opened', subject, facts: { paperId } } as const;
    return this.reads.one(actor, paper.orderId, () => Promise.resolve({ result: paper.file, entry }));
  }

  sendPapers(actor: StaffActor, orderId: string, input: InputOf<'send_papers'>): Promise<ResultOf<'send_papers'>> {
    return this.commands.run('send_papers', actor, input, async (tx) => {
      await this.papers.sendAgain(tx, orderId);
      return { result: { done: true }, subjectId: orderId };
    });
  }
}
