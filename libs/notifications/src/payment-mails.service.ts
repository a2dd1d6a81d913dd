import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import { Transactions } from '#database';
import type { Claim } from '#events';
import type { Attachment, Email } from '#mail';
import { InvoicesService, PaymentFacts, type Order } from '#payments';
import type { JobOutcome } from '#queues';
import type { Reader } from './email-frames.js';
import { MailDelivery } from './mail-delivery.js';
import type { MailKind } from './mail-delivery.policy.js';
import { PaymentEmails } from './payment-emails.service.js';

type PaymentMail = { readonly kind: MailKind; readonly about: string; readonly order: Order; readonly attachments?: readonly Attachment[] };

/**
 * The mails about money. The law wants them, or the member asked for what they tell: they go out to members who want no other mails, who are
 * banned or whose account is about to be erased. Only an address that does not exist gets none; its papers are at `/transactions`.
 */
@Injectable()
export class PaymentMailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly facts: PaymentFacts,
    private readonly invoices: InvoicesService,
    private readonly accounts: AccountsService,
    private readonly emails: PaymentEmails,
    private readonly delivery: MailDelivery,
  ) {}

  /** Called when the invoice is issued. */
  async sendReceipt(claim: Claim, orderId: string): Promise<JobOutcome> {
    const order = await this.facts.order(orderId);
    if (!order?.paidAt) return this.delivery.drop(claim, 'not paid');
    const attachments = [await this.paperOf('invoice', orderId)];
    return this.send(claim, { kind: 'receipt', about: orderId, order, attachments }, (reader) => this.emails.receipt(reader, order));
  }

  async sendOrderReceived(claim: Claim, orderId: string): Promise<JobOutcome> {
    const order = await this.facts.order(orderId);
    const transfer = order?.state === 'pending' ? order.transfer : null;
    if (!order || !transfer) return this.delivery.drop(claim, 'no transfer is awaited');
    return this.send(claim, { kind: 'order-received', about: orderId, order }, (reader) =>
      this.emails.orderReceived(reader, order, transfer),
    );
  }

  /** Called when the credit note is issued. */
  async sendRefund(claim: Claim, refundId: string): Promise<JobOutcome> {
    const found = await this.facts.refund(refundId);
    if (found?.refund.state !== 'done') return this.delivery.drop(claim, 'nothing went back');
    const { refund, order } = found;
    const attachments = [await this.paperOf('credit_note', refundId)];
    return this.send(claim, { kind: 'refund', about: refundId, order, attachments }, (reader) => this.emails.refund(reader, order, refund));
  }

  async sendWithdrawalReceipt(claim: Claim, refundId: string): Promise<JobOutcome> {
    const found = await this.facts.refund(refundId);
    if (found?.refund.cause !== 'withdrawal') return this.delivery.drop(claim, 'no such withdrawal');
    const { refund, order } = found;
    return this.send(claim, { kind: 'withdrawal-receipt', about: refundId, order }, (reader) =>
      this.emails.withdrawal(reader, order, refund),
    );
  }

  private async paperOf(kind: 'invoice' | 'credit_note', ref: string): Promise<Attachment> {
    const file = await this.invoices.fileOf(kind, ref);
    if (!file) throw new Error(`the ${kind} is not issued`);
    return { filename: file.name, content: file.bytes, contentType: 'application/pdf' };
  }

  private async send(
    claim: Claim,
    { kind, about, order, attachments = [] }: PaymentMail,
    write: (reader: Reader) => Promise<Email>,
  ): Promise<JobOutcome> {
    const { memberId, siteId } = order;
    const account = await this.transactions.read((tx) => this.accounts.findAccount(tx, memberId));
    if (!account) return this.delivery.drop(claim, 'erased');
    if (account.notificationsDisabled.includes('bounced')) return this.delivery.drop(claim, 'the address does not exist');
    return this.delivery.deliver(claim, {
      dedupeKey: `${kind}:${about}`,
      kind,
      memberId,
      locale: account.language,
      to: account.email,
      email: await write({ memberId, siteId, language: account.language }),
      attachments,
    });
  }
}
