import { Injectable } from '@nestjs/common';
import { AppError, type ActiveDiscount, type CodeValidity, type DiscountCodeView, type ErrorCode, type PaymentMethod } from '#contracts';
import type { Tx } from '#database';
import { SiteService } from '#site';
import { BuyersRepository, type Buyer } from '../orders/index.js';
import { codeFault, timeBonus, timeBonusEnd, type CodeUse } from './discounts.policy.js';
import { DiscountsRepository, type DiscountCode } from './discounts.repository.js';

/** A discount with what an order writes down of it. */
export interface Discount extends ActiveDiscount {
  readonly codeId: string;
  readonly siteId: string;
  readonly validity: CodeValidity;
  /** How many orders may have it; null: as many as its validity allows. */
  readonly maxUses: number | null;
}

/** What is bought, as far as it is chosen. */
export interface Wish {
  readonly currency: string;
  readonly priceMinor?: number | undefined;
  readonly method?: PaymentMethod | undefined;
}

export interface ChosenDiscount {
  readonly discount: Discount | null;
  /** Why the code that the member typed does not count. */
  readonly refused: ErrorCode | null;
}

/** Which discount counts. They do not add up: a code that the member types counts instead of the one they have anyway when it is larger. */
@Injectable()
export class DiscountsService {
  constructor(
    private readonly discounts: DiscountsRepository,
    private readonly buyers: BuyersRepository,
    private readonly sites: SiteService,
  ) {}

  /** The code with its conditions. Throws why it does not count for this member. */
  async find(tx: Tx, memberId: string, text: string): Promise<DiscountCodeView> {
    const buyer = await this.buyerOf(tx, memberId);
    if (text === timeBonus.code) {
      const bonus = await this.timeBonusOf(tx, buyer);
      if (!bonus) throw new AppError((await this.discounts.isUsed(tx, timeBonus.codeId, buyer.id)) ? 'code_used' : 'code_not_found');
      return toView(timeBonus.code, { ...timeBonusConditions, expires: bonus.ends_at });
    }
    const code = await this.discounts.byText(tx, buyer.siteId, text);
    if (!code) throw new AppError('code_not_found');
    const fault = await this.faultOf(tx, code, buyer, {});
    if (fault) throw new AppError(fault);
    return viewOf(code);
  }

  /** A code that was made for this member; null when it does not count any more. */
  async findOwn(tx: Tx, buyer: Buyer, code: DiscountCode): Promise<DiscountCodeView | null> {
    return (await this.faultOf(tx, code, buyer, {})) ? null : viewOf(code);
  }

  /** What the member has without typing anything: the time bonus, else the welcome code. */
  async active(tx: Tx, buyer: Buyer, wish: Partial<Wish> = {}): Promise<Discount | null> {
    const bonus = await this.timeBonusOf(tx, buyer);
    if (bonus) return bonus;
    const welcome = buyer.isPaid ? null : await this.discounts.welcome(tx, buyer.siteId);
    if (!welcome || (await this.faultOf(tx, welcome, buyer, wish))) return null;
    return toDiscount(welcome, 'welcome');
  }

  async choose(tx: Tx, buyer: Buyer, wish: Wish, text: string | undefined): Promise<ChosenDiscount> {
    const active = await this.active(tx, buyer, wish);
    if (text === undefined || text === active?.code) return { discount: active, refused: null };
    const code = text === timeBonus.code ? null : await this.discounts.byText(tx, buyer.siteId, text);
    if (!code) {
      const isUsed = text === timeBonus.code && (await this.discounts.isUsed(tx, timeBonus.codeId, buyer.id));
      return { discount: active, refused: isUsed ? 'code_used' : 'code_not_found' };
    }
    const refused = await this.faultOf(tx, code, buyer, wish);
    if (refused) return { discount: active, refused };
    const typed = toDiscount(code, 'code');
    return { discount: active && active.basis_points >= typed.basis_points ? active : typed, refused: null };
  }

  /** Takes the code for an order, in its transaction. Throws `code_used` when another order was quicker. */
  async redeem(tx: Tx, { codeId, validity, maxUses, siteId, code }: Discount, memberId: string, orderId: string): Promise<void> {
    if (maxUses !== null) await this.discounts.lock(tx, codeId);
    if (await this.isUsedUp(tx, { siteId, code, maxUses })) throw new AppError('code_used');
    if (validity === 'unlimited') return;
    const isRedeemed = await this.discounts.redeem(tx, { codeId, memberId, orderId, once: validity === 'once' });
    if (!isRedeemed) throw new AppError('code_used');
  }

  /** The order came to nothing: its code can be used again. */
  release(tx: Tx, orderId: string): Promise<void> {
    return this.discounts.release(tx, orderId);
  }

  /** For an order that was given up and is paid after all. False when its code counts for another order by now. */
  async redeemAgain(tx: Tx, codeId: string, memberId: string, orderId: string): Promise<boolean> {
    return this.discounts.redeem(tx, { codeId, memberId, orderId, once: await this.discounts.isForOneUse(tx, codeId) });
  }

  /** Whether this order holds the code, or none has to. */
  isRedeemedBy(tx: Tx, codeId: string, orderId: string): Promise<boolean> {
    return this.discounts.isRedeemedBy(tx, codeId, orderId);
  }

  private async timeBonusOf(tx: Tx, buyer: Buyer): Promise<Discount | null> {
    const { settings } = await this.sites.byId(buyer.siteId);
    const isUsed = await this.discounts.isUsed(tx, timeBonus.codeId, buyer.id);
    const end = timeBonusEnd({ ...buyer, isOffered: settings.time_bonus, isUsed });
    if (!end) return null;
    const { codeId, code, basisPoints } = timeBonus;
    return {
      codeId,
      code,
      siteId: buyer.siteId,
      kind: 'time_bonus',
      basis_points: basisPoints,
      ends_at: end.toISOString(),
      validity: 'once-per-user',
      maxUses: null,
    };
  }

  private async faultOf(tx: Tx, code: DiscountCode, buyer: Buyer, wish: Partial<Wish>): Promise<ErrorCode | null> {
    const isUsed = code.validity !== 'unlimited' && (await this.discounts.isUsed(tx, code.id, buyer.id));
    const use: CodeUse = { memberId: buyer.id, country: buyer.country, currency: code.currency ?? '', now: buyer.now, ...wish };
    const fault = codeFault({ ...code, isUsed }, use);
    // Orders are counted for a code that counts otherwise, and for no other.
    return fault ?? ((await this.isUsedUp(tx, code)) ? 'code_used' : null);
  }

  /** Its budget is spent. */
  private async isUsedUp(tx: Tx, { maxUses, ...code }: Pick<DiscountCode, 'siteId' | 'code' | 'maxUses'>): Promise<boolean> {
    return maxUses !== null && (await this.discounts.usesOf(tx, code, maxUses)) >= maxUses;
  }

  private async buyerOf(tx: Tx, memberId: string): Promise<Buyer> {
    const buyer = await this.buyers.find(tx, memberId);
    if (!buyer) throw new AppError('member_not_found');
    return buyer;
  }
}

const toDiscount = (code: DiscountCode, kind: Discount['kind']): Discount => ({
  codeId: code.id,
  siteId: code.siteId,
  code: code.code,
  kind,
  basis_points: code.basisPoints,
  ends_at: code.expires?.toISOString() ?? null,
  validity: code.validity,
  maxUses: code.maxUses,
});

const viewOf = (code: DiscountCode): DiscountCodeView => toView(code.code, { ...code, expires: code.expires?.toISOString() ?? null });

const timeBonusConditions = {
  basisPoints: timeBonus.basisPoints,
  status: 'active',
  validity: 'once-per-user',
  country: null,
  userId: null,
  currency: null,
  minimumMinor: null,
  methods: [],
} as const;

type Conditions = Pick<DiscountCode, 'basisPoints' | 'status' | 'validity' | 'country' | 'userId' | 'currency' | 'minimumMinor'> & {
  readonly methods: readonly PaymentMethod[];
  readonly expires: string | null;
};

const toView = (code: string, conditions: Conditions): DiscountCodeView => ({
  code,
  country: conditions.country,
  user_id: conditions.userId,
  expires: conditions.expires,
  value_percentage: conditions.basisPoints / 100,
  percentage: conditions.basisPoints / 100,
  currency: conditions.currency,
  minimum_order_value: conditions.minimumMinor,
  status: conditions.status,
  validity: conditions.validity,
  expired: false,
  paymentmethods: [...conditions.methods],
});
