import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type MemberId, type OrderBody } from '#contracts';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { bundlesFor, SiteService, type Bundle, type Site } from '#site';
import { needsBilling } from '../billing/billing-limits.policy.js';
import { Billing } from '../billing/billing.service.js';
import { BuyersRepository, type Buyer } from '../orders/buyers.repository.js';
import { consentFault, toStoredConsent } from '../prices/consent.policy.js';
import { DebitOrders } from '../direct-debit/debit-orders.service.js';
import { DebitRules } from '../direct-debit/debit-rules.service.js';
import { discountOf } from '../discounts/discounts.policy.js';
import { DiscountsService, type Discount } from '../discounts/discounts.service.js';
import { MethodsInForce } from '../methods/methods-in-force.service.js';
import { mayOrder } from '../orders/order-limits.policy.js';
import type { OrderCompany } from '../orders/order.entity.js';
import { OrdersRepository, type NewOrder, type Order } from '../orders/orders.repository.js';
import { PaymentProvider, ProviderError } from '../provider/payment-provider.js';
import { SettlementService } from '../payment-sync/settlement.service.js';
import { SpendingService } from '../spending/spending.service.js';
import { TaxCountries } from '../prices/tax-countries.service.js';
import { VatInForce } from '../vat/vat-in-force.service.js';
import type { Vat } from '../vat/vat.policy.js';
import { refundDaysOf } from '../orders/withdrawal-period.policy.js';

/** Who orders: the country of the network address is a piece of evidence for the tax. */
export interface OrderCaller {
  readonly memberId: MemberId;
  readonly networkCountry: string | null;
  /** Origin of the site in the member's browser. */
  readonly origin: string;
}

export interface Ordered {
  readonly orderId: string;
  readonly isNew: boolean;
}

/** Takes an order and opens its payment at the provider. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly buyers: BuyersRepository,
    private readonly sites: SiteService,
    private readonly taxCountries: TaxCountries,
    private readonly discounts: DiscountsService,
    private readonly spending: SpendingService,
    private readonly billing: Billing,
    private readonly vat: VatInForce,
    private readonly methods: MethodsInForce,
    private readonly settlement: SettlementService,
    private readonly provider: PaymentProvider,
    private readonly debits: DebitOrders,
    private readonly debitRules: DebitRules,
  ) {}

  /**
   * The same key again is the same order. The order rests with us before the provider hears of it; when the provider does not answer, it waits
   * and is asked about later. Throws `payments_unavailable` when the provider refuses; then the order has failed.
   */
  async order(caller: OrderCaller, body: OrderBody, key: string): Promise<Ordered> {
    await this.methods.ready();
    const { order, isNew } = await this.transactions.run((tx) => this.take(tx, caller, body, key));
    if (order.state !== 'created') return { orderId: order.id, isNew };
    await this.settlement.sync(order.id).catch(async (error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      logger.warn({ err: error, orderId: order.id }, 'the provider did not open a payment');
      if (error.kind === 'unavailable') return;
      await this.settlement.refuse(order.id);
      throw new AppError('payments_unavailable');
    });
    return { orderId: order.id, isNew };
  }

  /** Everything that decides about an order, under the lock of the member's wallet: two orders at once are decided one after the other. */
  private async take(tx: Tx, caller: OrderCaller, body: OrderBody, key: string): Promise<{ order: Order; isNew: boolean }> {
    // A debit makes premium at once: the standing before the wallet, as sending takes them.
    if (body.method === 'directdebit') await this.buyers.lockStanding(tx, caller.memberId);
    await this.buyers.lockWallet(tx, caller.memberId);
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest();
    const known = await this.orders.byKey(tx, caller.memberId, key);
    if (known) {
      if (!known.bodyHash.equals(bodyHash)) throw new AppError('idempotency_mismatch');
      return { order: known, isNew: false };
    }
    const buyer = await this.buyers.find(tx, caller.memberId);
    if (!buyer) throw new AppError('authentication_required');
    if (!buyer.isConfirmed) throw new AppError('not_confirmed');

    const site = await this.sites.byId(buyer.siteId);
    assertAllowed(mayOrder(await this.orders.recentOf(tx, buyer.id, site.settings.hourly_orders), site.settings));
    const fault = consentFault(body.consent, refundDaysOf(site.settings));
    if (fault) throw new AppError(fault);
    const bundle = bundlesFor(site.settings, buyer.country).find(({ id }) => id === body.bundle_id);
    if (!bundle) throw new AppError('bundle_not_found');
    await this.assertOffered(tx, buyer, site, bundle, body);
    const discount = await this.discountFor(tx, buyer, bundle, body);
    const vat = await this.vat.table(tx);
    const country = await this.taxCountries.of(tx, buyer, caller.networkCountry);
    const amounts = amountsOf((gross) => vat.of(country, buyer.now, gross), bundle, discount);
    if (amounts.payableMinor !== body.expected.minor || amounts.currency !== body.expected.currency) throw new AppError('price_changed');
    const limit = await this.billing.limitIn(tx, amounts.currency, country, buyer.now);
    if (!body.billing && needsBilling(amounts.payableMinor, limit)) throw new AppError('billing_required');
    if (!body.despite_open && (await this.orders.awaitsTransfer(tx, buyer.id))) throw new AppError('order_open');
    await this.spending.assertWithinLimit(tx, buyer, amounts);
    const debit = body.method === 'directdebit' ? await this.debits.requestFor(tx, { buyer, company: site.company }, body, amounts) : null;

    const id = randomUUID();
    if (discount) await this.discounts.hold(tx, discount, buyer.id, id);
    await this.orders.insert(tx, {
      ...this.termsOf(buyer, site, caller),
      ...amounts,
      country,
      ...choiceOf(body, bundle, discount),
      id,
      idempotencyKey: key,
      bodyHash,
    });
    if (body.billing) await this.billing.keep(tx, { id, memberId: buyer.id }, body.billing);
    if (debit) await this.debits.announce(tx, await this.found(tx, id), debit);
    return { order: await this.found(tx, id), isNew: true };
  }

  private async found(tx: Tx, id: string): Promise<Order> {
    const order = await this.orders.find(tx, id);
    if (!order) throw new AppError('generic');
    return order;
  }

  private async assertOffered(
    tx: Tx,
    buyer: Buyer,
    { company }: Site,
    { price: { currency } }: Bundle,
    { method }: OrderBody,
  ): Promise<void> {
    const takesDebits = this.debitRules.isOffered(buyer, currency, company);
    if (!(await this.methods.offered(tx, buyer.country, currency, takesDebits)).includes(method)) throw new AppError('method_unavailable');
  }

  private async discountFor(tx: Tx, buyer: Buyer, { price }: Bundle, { code, method }: OrderBody): Promise<Discount | null> {
    const wish = { currency: price.currency, priceMinor: price.minor, method };
    const { discount, refused } = await this.discounts.choose(tx, buyer, wish, code);
    if (refused) throw new AppError(refused);
    return discount;
  }

  /** What counts for this order for ever, whatever an owner changes later. */
  private termsOf(buyer: Buyer, site: Site, { networkCountry, origin }: OrderCaller) {
    return {
      memberId: buyer.id,
      siteId: site.id,
      returnOrigin: origin,
      company: companyOf(site),
      locale: buyer.locale,
      countryEvidence: { profile: buyer.country, network: networkCountry },
      psp: this.provider.name,
      termsVersion: buyer.termsVersion,
      refundDays: refundDaysOf(site.settings),
    };
  }
}

type Amounts = Pick<NewOrder, 'priceMinor' | 'discountMinor' | 'payableMinor' | 'currency' | 'vatBps' | 'vatMinor'>;

function amountsOf(vatIn: (grossMinor: number) => Vat, { price }: Bundle, discount: Discount | null): Amounts {
  const discountMinor = discount ? discountOf(price.minor, discount.basis_points) : 0;
  const payableMinor = price.minor - discountMinor;
  const { basisPoints: vatBps, vatMinor } = vatIn(payableMinor);
  return { priceMinor: price.minor, discountMinor, payableMinor, currency: price.currency, vatBps, vatMinor };
}

const choiceOf = (body: OrderBody, bundle: Bundle, discount: Discount | null) => ({
  bundleId: bundle.id,
  credits: bundle.credits,
  method: body.method,
  discountCode: discount?.code ?? null,
  codeId: discount && discount.validity !== 'unlimited' ? discount.codeId : null,
  consentVersion: body.consent.version,
  consent: toStoredConsent(body.consent),
});

const companyOf = ({ company }: Site): OrderCompany => ({
  id: company.id,
  name: company.name,
  address: company.address,
  city: company.city,
  country: company.country,
  kvk: company.kvk,
  vatNumbers: company.vatNumbers,
});
