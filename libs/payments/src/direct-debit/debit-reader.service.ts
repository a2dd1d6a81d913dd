import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { DebitView, MemberId, Money } from '#contracts';
import type { Tx } from '#database';
import { OrdersRepository, type Order } from '../orders/index.js';
import { DebitsRepository } from './debits.repository.js';
import { toDebitView } from './direct-debit.views.js';
import { openForm } from './debit-keys.js';
import { paperOf } from './mandate-facts.js';
import type { MandatePaper } from './mandate-paper.js';
import { MandatesRepository } from './mandates.repository.js';

/** What a member is told before a debit is collected. */
export interface DebitAnnouncement {
  readonly memberId: MemberId;
  readonly orderId: string;
  readonly mandateId: string;
  readonly reference: string;
  readonly creditorId: string;
  readonly creditorName: string;
  readonly holder: string;
  readonly ibanEndsIn: string;
  readonly amount: Money;
  /** A date of the books. */
  readonly collectOn: string;
  readonly creditsAtOnce: number;
  readonly creditsLater: number;
}

export interface MandateFacts {
  readonly memberId: MemberId;
  readonly reference: string;
  readonly creditorId: string;
  readonly creditorName: string;
  readonly ibanEndsIn: string;
  readonly revokedAt: Date | null;
  readonly paper: MandatePaper;
}

/** What other modules, which tell members about their debits, may know of them. */
@Injectable()
export class DebitReader {
  constructor(
    private readonly debits: DebitsRepository,
    private readonly mandates: MandatesRepository,
    private readonly orders: OrdersRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Null when the order has no debit, or its mandate is erased. */
  async announcementOf(tx: Tx, orderId: string): Promise<DebitAnnouncement | null> {
    const [order, debit] = [await this.orders.find(tx, orderId), await this.debits.of(tx, orderId)];
    const mandate = debit && (await this.mandates.find(tx, debit.mandateId));
    if (!order || !debit || !mandate) return null;
    const { memberId, mandateId, amountMinor, currency, collectOn, creditsAtOnce } = debit;
    const { reference, creditorId, creditorName, ibanEndsIn } = mandate;
    const { holder } = openForm(this.config.appSecret, reference, mandate.formSealed);
    return {
      memberId,
      orderId,
      mandateId,
      reference,
      creditorId,
      creditorName,
      holder,
      ibanEndsIn,
      amount: { minor: amountMinor, currency },
      collectOn,
      creditsAtOnce,
      creditsLater: order.credits - creditsAtOnce,
    };
  }

  /** The debits of orders as their member sees them, by the id of the order. */
  async ofOrders(tx: Tx, orders: readonly Order[]): Promise<Map<string, DebitView>> {
    const credits = new Map(orders.filter(({ method }) => method === 'directdebit').map((order) => [order.id, order.credits]));
    if (credits.size === 0) return new Map();
    const debits = await this.debits.ofOrders(tx, [...credits.keys()]);
    const mandates = await this.mandates.byIds(
      tx,
      debits.map(({ mandateId }) => mandateId),
    );
    return new Map(
      debits.map((debit) => {
        const mandate = mandates.find(({ id }) => id === debit.mandateId);
        return [debit.orderId, toDebitView(debit, mandate, credits.get(debit.orderId) ?? 0)];
      }),
    );
  }

  /** Null when it is erased. */
  async mandateOf(tx: Tx, mandateId: string): Promise<MandateFacts | null> {
    const mandate = await this.mandates.find(tx, mandateId);
    if (!mandate) return null;
    const { memberId, reference, creditorId, creditorName, ibanEndsIn, revokedAt } = mandate;
    const form = openForm(this.config.appSecret, reference, mandate.formSealed);
    return { memberId, reference, creditorId, creditorName, ibanEndsIn, revokedAt, paper: paperOf(mandate, form) };
  }
}
