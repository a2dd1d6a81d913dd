import { randomUUID } from 'node:crypto';
import { MollieProvider } from '#payments';
import { ProviderSide } from '../chaos/provider-side.js';
import { actorOf, type Actor, type Stage } from './stage.js';

const AT_ONCE = 8;
const BUYERS = 200;
const CREDITS = 50;
const MINOR = 1_995;
const VAT_MINOR = 346;

/** An order that waits for its money. */
export interface Purchase {
  readonly orderId: string;
  readonly actor: Actor;
  /** Of the payment at the provider. */
  readonly pspRef: string;
}

/** Orders whose payments are paid at the provider, of which the product has not heard. */
export class Purchases {
  private readonly provider: MollieProvider;
  private readonly side: ProviderSide;

  private constructor(
    private readonly stage: Stage,
    readonly buyers: readonly Actor[],
  ) {
    const { mollieKey, mollieEndpoint } = stage.product.payments;
    this.provider = new MollieProvider({ key: mollieKey, endpoint: mollieEndpoint });
    this.side = new ProviderSide(stage.product.payments);
  }

  static async of(stage: Stage): Promise<Purchases> {
    return new Purchases(stage, await stage.actors(BUYERS));
  }

  async paid(count: number): Promise<Purchase[]> {
    const purchases: Purchase[] = [];
    for (let turn = 0; turn < count; turn += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - turn) }, (_one, index) => this.payAtProvider(turn + index));
      purchases.push(...(await Promise.all(some)));
    }
    await this.insert(purchases);
    return purchases;
  }

  /** As if they had been paid: nobody asks the provider about them. */
  async unknown(count: number): Promise<Purchase[]> {
    const purchases = Array.from({ length: count }, (_purchase, turn) => {
      return { orderId: randomUUID(), actor: actorOf(this.buyers, turn), pspRef: `tr_${randomUUID().slice(-12)}` };
    });
    await this.insert(purchases);
    return purchases;
  }

  async countWaiting(purchases: readonly Purchase[]): Promise<number> {
    const { rows } = await this.stage.owner.query<{ waiting: number }>(
      `select count(*)::int as waiting from payments.orders where id = any($1) and state <> 'paid'`,
      [purchases.map(({ orderId }) => orderId)],
    );
    return rows[0]?.waiting ?? 0;
  }

  private async payAtProvider(turn: number): Promise<Purchase> {
    const orderId = randomUUID();
    const { url } = this.stage;
    const { id: pspRef } = await this.provider.createPayment({
      orderId,
      amount: { minor: MINOR, currency: 'EUR' },
      description: 'bench',
      method: 'paypal',
      locale: 'nl',
      returnUrl: url,
      webhookUrl: url,
    });
    if (!(await this.side.decide(pspRef, { status: 'paid', webhook: 'never' }))) throw new Error('the provider does not take a payment');
    return { orderId, pspRef, actor: actorOf(this.buyers, turn) };
  }

  /** What checkout would have written; the site and the company are those of an order of the demo. */
  private async insert(purchases: readonly Purchase[]): Promise<void> {
    const { rowCount } = await this.stage.owner.query(
      `insert into payments.orders
       select (jsonb_populate_record(o, jsonb_build_object(
                'id', p.id, 'member_id', p.member_id, 'psp_id', p.psp_ref, 'idempotency_key', p.id, 'state', 'pending', 'method', 'paypal',
                'credits', $4::int, 'price_minor', $5::int, 'discount_minor', 0, 'payable_minor', $5::int, 'currency', 'EUR', 'vat_minor', $6::int,
                'granted_credits', 0, 'revoked_credits', 0, 'refunded_minor', 0, 'charged_back_minor', 0, 'made_premium', false,
                'code_id', null, 'discount_code', null, 'failure', null, 'paid_at', null, 'withdraw_until', null, 'ask_at', null,
                'created_at', now()))).*
         from payments.orders o, unnest($1::uuid[], $2::uuid[], $3::text[]) p (id, member_id, psp_ref)
        where o.id = (select id from payments.orders where currency = 'EUR' and state = 'paid' order by created_at limit 1)`,
      [
        purchases.map(({ orderId }) => orderId),
        purchases.map(({ actor }) => actor.id),
        purchases.map(({ pspRef }) => pspRef),
        CREDITS,
        MINOR,
        VAT_MINOR,
      ],
    );
    if (rowCount !== purchases.length) throw new Error('the demo has no paid order in euros');
  }
}
