import { ApiFault } from './api-fault.js';
import { fateOf } from './bank-reasons.js';
import type { Journal } from './journal.js';
import type { CustomerRecord, MandateRecord, PaymentRecord } from './records.js';
import { newId } from './tasks.js';
import type { NewCustomerWish, NewMandateWish, NewPaymentWish } from './wishes.js';

const isValid = ({ status, revokedAt }: MandateRecord): boolean => status !== 'invalid' && revokedAt === null;

/** Customers, and what they signed for debits. */
export class Mandates {
  /** `now`: milliseconds, as `Date.now` tells them. */
  constructor(
    private readonly journal: Journal,
    private readonly now: () => number,
  ) {}

  createCustomer({ name, locale, metadata }: NewCustomerWish): CustomerRecord {
    const customer: CustomerRecord = {
      kind: 'customer',
      id: newId('cst'),
      name: name ?? null,
      locale: locale ?? null,
      metadata: metadata ?? null,
      createdAt: this.now(),
      deletedAt: null,
    };
    this.journal.put(customer);
    return customer;
  }

  /** Not one that was deleted. */
  customer(id: string): CustomerRecord {
    const found = this.journal.find('customer', id);
    if (!found) throw new ApiFault(404, 'No customer exists with token ' + id + '.');
    if (found.deletedAt !== null) throw new ApiFault(410, 'The customer ' + id + ' is no longer available.');
    return found;
  }

  /** Their mandates end with them. Payments stay, with what the bank was told of whoever paid. */
  deleteCustomer(id: string): void {
    const now = this.now();
    const customer = this.customer(id);
    const mandates = this.journal.all('mandate').filter(({ customerId }) => customerId === id);
    this.journal.put(
      { ...customer, name: null, metadata: null, deletedAt: now },
      ...mandates.map((mandate) => ({ ...mandate, revokedAt: mandate.revokedAt ?? now })),
    );
  }

  createMandate(customerId: string, wish: NewMandateWish): MandateRecord {
    const now = this.now();
    const mandate: MandateRecord = {
      kind: 'mandate',
      id: newId('mdt'),
      customerId: this.customer(customerId).id,
      status: fateOf(wish.consumerAccount).does === 'rejects mandates' ? 'invalid' : 'valid',
      consumerName: wish.consumerName,
      consumerAccount: wish.consumerAccount,
      signatureDate: wish.signatureDate ?? new Date(now).toISOString().slice(0, 10),
      mandateReference: wish.mandateReference ?? null,
      createdAt: now,
      revokedAt: null,
    };
    this.journal.put(mandate);
    return mandate;
  }

  /** Not one that was revoked. */
  mandate(customerId: string, id: string): MandateRecord {
    const found = this.journal.find('mandate', id);
    if (found?.customerId !== customerId) throw new ApiFault(404, 'No mandate exists with token ' + id + '.');
    if (found.revokedAt !== null) throw new ApiFault(410, 'The mandate ' + id + ' is no longer available.');
    return found;
  }

  revoke(customerId: string, id: string): void {
    this.journal.put({ ...this.mandate(customerId, id), revokedAt: this.now() });
  }

  /** By its id, or by its reference: the last one of them. */
  move(idOrReference: string, status: MandateRecord['status']): MandateRecord {
    const found = this.journal.all('mandate').findLast(({ id, mandateReference }) => [id, mandateReference].includes(idOrReference));
    if (!found) throw new ApiFault(404, 'No mandate exists with token ' + idOrReference + '.');
    const moved = { ...found, status };
    this.journal.put(moved);
    return moved;
  }

  /** By which a debit is collected, when there is one: that which is named, else the newest of the customer. */
  forDebit({ customerId, mandateId }: Pick<NewPaymentWish, 'customerId' | 'mandateId'>): MandateRecord {
    if (this.journal.find('customer', customerId ?? '')?.deletedAt !== null)
      throw new ApiFault(422, 'The customer is not known.', 'customerId');
    const ofCustomer = this.journal.all('mandate').filter((one) => one.customerId === customerId && isValid(one));
    const found = ofCustomer.findLast(({ id }) => id === (mandateId ?? id));
    if (!found) throw new ApiFault(422, 'The customer has no such mandate that is valid.', 'mandateId');
    return found;
  }

  /** Also one that was revoked since; undefined for what is no debit. */
  of({ mandateId }: PaymentRecord): MandateRecord | undefined {
    return mandateId === null ? undefined : this.journal.find('mandate', mandateId);
  }
}
