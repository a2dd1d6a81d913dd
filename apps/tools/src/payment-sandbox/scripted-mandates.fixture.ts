import { isValidIBAN } from 'ibantools';
import { errorOf } from './mollie-bodies.fixture.js';
import { newCustomer, validMandate, type CustomerRequest, type MandateRequest, type WireMandate } from './mollie-debit-bodies.fixture.js';

type Answer = readonly [status: number, body: object];

/** Customers and mandates of Mollie by its documentation; see `ScriptedMollie`. */
export class ScriptedMandates {
  private readonly customers = new Map<string, { isDeleted: boolean }>();
  private readonly mandates: { readonly customerId: string; body: WireMandate; isRevoked: boolean }[] = [];

  constructor(private readonly now: () => number) {}

  /** Of `/customers/<customerId>/mandates/<id>`, or of what such a path begins with. */
  answer(method: string, customerId: string | undefined, id: string | undefined, body: unknown): Answer {
    if (customerId === undefined) return [201, this.addCustomer(body as CustomerRequest)];
    const customer = this.customers.get(customerId);
    if (!customer) return [404, errorOf(404, `No customer exists with token ${customerId}.`)];
    if (customer.isDeleted) return [410, errorOf(410, 'The customer is no longer available')];
    if (id === undefined && method === 'DELETE') return this.deleteCustomer(customerId, customer);
    if (id === undefined) return this.addMandate(customerId, body as MandateRequest);
    const found = this.mandates.find((one) => one.body.id === id && one.customerId === customerId);
    if (!found) return [404, errorOf(404, `No mandate exists with token ${id}.`)];
    if (found.isRevoked) return [410, errorOf(410, 'The mandate is no longer available')];
    if (method !== 'DELETE') return [200, found.body];
    found.isRevoked = true;
    return [204, {}];
  }

  /** By which something can be collected from a customer. */
  valid(customerId: string, id: string): WireMandate | undefined {
    const found = this.mandates.find((one) => one.body.id === id && one.customerId === customerId);
    return found && !found.isRevoked && found.body.status !== 'invalid' ? found.body : undefined;
  }

  move(id: string, status: string): void {
    const found = this.mandates.find((one) => one.body.id === id);
    if (!found) throw new Error(`${id} is not known`);
    found.body = { ...found.body, status };
  }

  private addCustomer(request: CustomerRequest): object {
    const id = `cst_${String(this.customers.size).padStart(10, '0')}`;
    this.customers.set(id, { isDeleted: false });
    return newCustomer(id, request, this.now());
  }

  private deleteCustomer(id: string, customer: { isDeleted: boolean }): Answer {
    customer.isDeleted = true;
    for (const mandate of this.mandates) if (mandate.customerId === id) mandate.isRevoked = true;
    return [204, {}];
  }

  private addMandate(customerId: string, request: MandateRequest): Answer {
    const { consumerAccount } = request;
    if (!isValidIBAN(consumerAccount)) return [422, errorOf(422, `The bank account ${consumerAccount} is invalid`, 'consumerAccount')];
    const id = `mdt_${String(this.mandates.length).padStart(10, '0')}`;
    const body = validMandate(id, customerId, request, this.now());
    this.mandates.push({ customerId, body, isRevoked: false });
    return [201, body];
  }
}
