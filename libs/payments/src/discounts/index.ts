export { DiscountCodeEntity } from './discount-code.entity.js';
export { DiscountCodesRepository } from './discount-codes.repository.js';
export { DiscountCodes, type CodeWish } from './discount-codes.service.js';
export { DiscountRedemptionEntity } from './discount-redemption.entity.js';
export { discountOf, timeBonus } from './discounts.policy.js';
export { DiscountsRepository } from './discounts.repository.js';
export { DiscountsService, type Discount } from './discounts.service.js';
export { LeavingDiscountService } from './leaving-discount.service.js';
export { WelcomeDiscountService } from './welcome-discount.service.js';
