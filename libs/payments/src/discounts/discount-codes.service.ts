import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, type CodeValidity, type ErrorCode, type MemberId, type PaymentMethod } from '#contracts';
import { Clock, type Tx } from '#database';
import { SiteService } from '#site';
import { timeBonus } from './discounts.policy.js';
import { DiscountCodesRepository, type CodeConditions, type MadeCode } from './discount-codes.repository.js';

/** Without signs that are read as others. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** As long as a code may be that a member types (`discountCodeText`). */
const LONGEST = 40;
/** So many times more are drawn where drawn ones exist already. */
const MOST_DRAWS = 10;

export interface CodeWish {
  readonly siteId: string;
  /** The code; of several, how each begins. */
  readonly code: string;
  readonly count: number;
  readonly basisPoints: number;
  readonly validity: CodeValidity;
  readonly country: string | null;
  readonly memberId: MemberId | null;
  readonly expires: Date | null;
  readonly currency: string | null;
  readonly minimumMinor: number | null;
  readonly methods: readonly PaymentMethod[];
  readonly maxUses: number | null;
  readonly isWelcome: boolean;
}

/** Discount codes as staff make and stop them; what each is worth to a member is said by `DiscountsService`. */
@Injectable()
export class DiscountCodes {
  constructor(
    private readonly codes: DiscountCodesRepository,
    private readonly sites: SiteService,
    private readonly clock: Clock,
  ) {}

  /** The codes that were made. A welcome code takes the place of the one before it. Throws `invalid_input` with what is wrong. */
  async make(tx: Tx, wish: CodeWish, staffId: string): Promise<MadeCode[]> {
    await this.assertAllowed(tx, wish);
    const conditions: CodeConditions = { ...wish, userId: wish.memberId, methods: [...wish.methods], madeBy: staffId };
    if (wish.isWelcome) await this.codes.removeWelcome(tx, wish.siteId);
    if (wish.count > 1) return this.draw(tx, conditions, wish);
    const made = await this.codes.insert(tx, [wish.code], conditions);
    if (made.length === 0) throw wrong('code', 'code_exists');
    return made;
  }

  /** False when it was so before; throws `not_found`. */
  async setStatus(tx: Tx, codeId: string, status: 'active' | 'inactive'): Promise<boolean> {
    const before = await this.codes.lock(tx, codeId);
    if (!before) throw new AppError('not_found');
    if (before.status === status) return false;
    await this.codes.setStatus(tx, codeId, status);
    return true;
  }

  private async draw(tx: Tx, conditions: CodeConditions, { code, count }: CodeWish): Promise<MadeCode[]> {
    const made: MadeCode[] = [];
    for (let draw = 0; made.length < count && draw < MOST_DRAWS; draw += 1) {
      const drawn = Array.from({ length: count - made.length }, () => `${code}${randomSigns()}`);
      made.push(...(await this.codes.insert(tx, [...new Set(drawn)], conditions)));
    }
    if (made.length < count) throw new Error('too many codes were drawn twice');
    return made;
  }

  private async assertAllowed(tx: Tx, wish: CodeWish): Promise<void> {
    const { siteId, code, count, memberId, expires, currency, minimumMinor, isWelcome } = wish;
    const sites = await this.sites.all();
    if (!sites.some(({ id }) => id === siteId)) throw wrong('site_id', 'not_found');
    if (code === timeBonus.code) throw wrong('code', 'code_exists');
    if (count > 1 && code.length + LENGTH > LONGEST) throw wrong('code', 'code_invalid');
    if (count > 1 && (memberId !== null || isWelcome)) throw wrong('count', 'invalid_input');
    if (memberId !== null && (isWelcome || !(await this.codes.isMemberOf(tx, memberId, siteId))))
      throw wrong('member_id', 'member_not_found');
    if ((currency === null) !== (minimumMinor === null)) throw wrong(currency === null ? 'currency' : 'minimum_minor', 'field_required');
    if (expires !== null && expires <= this.clock.now()) throw wrong('expires', 'time_over');
  }
}

const wrong = (field: string, code: ErrorCode): AppError => new AppError('invalid_input', { fields: { [field]: code } });

const randomSigns = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
