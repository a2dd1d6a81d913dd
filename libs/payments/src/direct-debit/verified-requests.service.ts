import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type OrderBody } from '#contracts';
import type { Tx } from '#database';
import type { Company } from '#site';
import type { Buyer } from '../orders/index.js';
import { collectionDayAfter } from './collection-day.policy.js';
import { requestStateOf } from './debit-request.policy.js';
import { DebitRequestsRepository, type DebitRequest } from './debit-requests.repository.js';
import { DebitRules } from './debit-rules.service.js';
import { MandateSigning } from './mandate-signing.service.js';

interface Amount {
  readonly payableMinor: number;
  readonly currency: string;
}

/** Requests whose code was right: each is good for one order. The caller holds the member's standing and wallet. */
@Injectable()
export class VerifiedRequests {
  constructor(
    private readonly requests: DebitRequestsRepository,
    private readonly mandates: MandateSigning,
    private readonly rules: DebitRules,
  ) {}

  /**
   * The one for this order and no other. Throws `debit_code_needed` when there is none, or when its day is too near by now; `mandate_over`,
   * `debit_blocked` and `debit_limit` when that has changed since the code was sent.
   */
  async find(tx: Tx, { buyer, company }: { buyer: Buyer; company: Company }, body: OrderBody, amount: Amount): Promise<DebitRequest> {
    const request = body.debit_request === undefined ? null : await this.requests.lockOwn(tx, buyer.id, body.debit_request);
    if (!request || request.creditorId !== company.creditorId || !isFor(request, body, amount, buyer.now))
      throw new AppError('debit_code_needed');
    await this.mandates.hold(tx, buyer, request);
    await this.rules.assertMayPay(tx, buyer, request, { minor: amount.payableMinor, currency: amount.currency });
    return request;
  }

  /** The member has pressed: the mandate stands, and the request is good for nothing else. Answers the id of the mandate. */
  async use(tx: Tx, memberId: MemberId, request: DebitRequest): Promise<string> {
    const mandateId = await this.mandates.give(tx, memberId, request);
    await this.requests.use(tx, request.id);
    return mandateId;
  }
}

const isFor = (request: DebitRequest, { bundle_id, code }: OrderBody, { payableMinor, currency }: Amount, now: Date): boolean =>
  requestStateOf(request, now) === 'verified' &&
  request.bundleId === bundle_id &&
  request.code === (code ?? null) &&
  request.amountMinor === payableMinor &&
  request.currency === currency &&
  request.collectOn >= collectionDayAfter(now);
