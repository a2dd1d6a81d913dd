export { PaymentsModule } from './payments.module.js';
export { WalletService } from './wallet.service.js';
export { entryCodesOf, entryKindOf, type CreditReason } from './ledger.js';
export { DiscountsService } from './discounts.service.js';
export { WelcomeDiscountService } from './welcome-discount.service.js';
