export { PaymentsModule } from './payments.module.js';
export { WalletService } from './wallet.service.js';
export { entryCodesOf, entryKindOf, type CreditReason } from './ledger.js';
export { PaymentProvider, ProviderError } from './provider/payment-provider.js';
export type {
  BankTransfer,
  NewPayment,
  NewRefund,
  ProviderPayment,
  ProviderRefund,
  ProviderRefundStatus,
  ProviderStatus,
} from './provider/payment-provider.js';
export { MollieProvider, type MollieOptions } from './provider/mollie-provider.js';
