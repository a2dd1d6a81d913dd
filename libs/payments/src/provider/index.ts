export { MollieProvider, type MollieOptions } from './mollie-provider.js';
export {
  PaymentProvider,
  ProviderError,
  type BankTransfer,
  type NewDebit,
  type NewMandate,
  type NewPayment,
  type NewRefund,
  type ProviderMandate,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderRefundStatus,
  type ProviderStatus,
} from './payment-provider.js';
export type {
  ProviderSettlement,
  ProviderSettlements,
  SettlementLine,
  SettlementLineKind,
  SettlementPeriod,
  SettlementStatus,
  SettlementSubtotal,
} from './settlements.js';
export { statementText } from './statement-text.js';
