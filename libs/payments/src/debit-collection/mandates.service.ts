import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError, type MandateView, type MemberId } from '#contracts';
import { Clock, Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import type { ExportedFile } from '#member-data';
import type { InvoiceFile } from '../invoices/index.js';
import { mandateRevoked } from '../payments.events.js';
import { DebitCancellations } from './debit-cancellations.service.js';
import { drawMandate, MandatesRepository, openForm, paperOf, toMandateView, type Mandate } from '../direct-debit/index.js';

/** What members authorised: they have its paper, and revoke it when they like. */
@Injectable()
export class Mandates {
  constructor(
    private readonly transactions: Transactions,
    private readonly mandates: MandatesRepository,
    private readonly cancellations: DebitCancellations,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The paper of a mandate, for its member alone. */
  async paperOf(memberId: MemberId, id: string): Promise<InvoiceFile> {
    const mandate = await this.transactions.read((tx) => this.mandates.findOwn(tx, memberId, id));
    if (!mandate) throw new AppError('mandate_not_found');
    return { name: `${mandate.reference}.pdf`, bytes: await drawMandate(paperOf(mandate, this.formOf(mandate))) };
  }

  /**
   * Nothing is collected by it any more: announced debits end with their orders, as if the member had called them off. What is at the bank already
   * runs on. Pressed twice it is one.
   */
  async revoke(memberId: MemberId, id: string): Promise<MandateView> {
    await this.transactions.run(async (tx) => {
      if (!(await this.mandates.findOwn(tx, memberId, id))) throw new AppError('mandate_not_found');
      if (await this.mandates.revoke(tx, id)) await this.outbox.tell(tx, mandateRevoked, { mandateId: id });
    });
    await this.cancellations.ofMandate(id);
    const mandate = await this.transactions.read((tx) => this.mandates.findOwn(tx, memberId, id));
    if (!mandate) throw new AppError('mandate_not_found');
    return toMandateView(mandate, this.formOf(mandate).holder, this.clock.now());
  }

  /** The papers of a member, each drawn when its turn comes. */
  async exported(tx: Tx, memberId: string): Promise<ExportedFile[]> {
    const mandates = await this.mandates.ofMember(tx, memberId as MemberId);
    return mandates.map((mandate) => ({
      name: `mandates/${mandate.reference}.pdf`,
      make: () => drawMandate(paperOf(mandate, this.formOf(mandate))),
    }));
  }

  private formOf({ reference, formSealed }: Mandate) {
    return openForm(this.config.appSecret, reference, formSealed);
  }
}
