export { PaymentIssuesModule, PaymentsModule } from './payments.module.js';
export { WalletService } from './wallet/index.js';
export {
  PaymentProvider,
  ProviderError,
  MollieProvider,
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
  type ProviderSettlement,
  type ProviderSettlements,
  type SettlementLine,
  type SettlementSubtotal,
  type MollieOptions,
} from './provider/index.js';
export {
  entryCodesOf,
  entryKindOf,
  BookClosings,
  BookFiles,
  nameOf,
  Books,
  BookTexts,
  CreditDays,
  mayClose,
  mayReopen,
  stateOf as monthStateOf,
  ledgerRefsOf,
  purchaseRef,
  type CreditReason,
  type BookClosing,
  type BookFile,
  type AccountBalance,
  type PeriodBooks,
} from './books/index.js';
export {
  BankAccounts,
  BanRepayments,
  OpenWithdrawals,
  WithdrawalService,
  WithdrawalQuotes,
  withdrawalKeyOf,
  type Withdrawer,
} from './withdrawals/index.js';
export { bankAccountKeyOf } from './bank-accounts/index.js';
export { daysOf as daysOfPeriod, monthsOf, BOOKS_ZONE, bookDay } from './calendar/index.js';
export { CancellationService, CheckoutService, OrderReader, type OrderCaller } from './checkout/index.js';
export { consentIn, toStoredConsent, PricesService } from './prices/index.js';
export {
  DebitBlocks,
  DebitReader,
  DebitRequests,
  DirectDebits,
  EndedMandates,
  MandateForms,
  type DebitAnnouncement,
  type MandateFacts,
  type DebitCaller,
} from './direct-debit/index.js';
export { DebitCollection, Mandates } from './debit-collection/index.js';
export { DiscountCodes, DiscountsService, LeavingDiscountService, WelcomeDiscountService, type CodeWish } from './discounts/index.js';
export { Disputes, ratesOf, stateOfRate, type DisputeBounds } from './disputes/index.js';
export { drawFactSheet, type FactSheet } from './pdf/index.js';
export {
  InvoiceIssuing,
  InvoicesService,
  PapersService,
  numberText,
  methodName,
  type InvoiceFile,
  type IssuedPaper,
} from './invoices/index.js';
export { ExampleRateSource, EuroRates } from './euro-rates/index.js';
export { OpeningBalances, sumOfCredits, type Opening, type BroughtCredits } from './opening-balances/index.js';
export { OpenOrders, ProviderCalls, SettlementService } from './payment-sync/index.js';
export { PaymentFacts, isPaidElsewhere, RefundSending, type Refund } from './refunds/index.js';
export type { Order } from './orders/index.js';
export { FinanceDecisions, LedgerReader, type PricedLine } from './finance/index.js';
export { MoneyRequests, type Requested } from './money-requests/index.js';
export { PaymentIssues, ReconciliationService } from './reconciliation/index.js';
export { VatReports, sumOf, type Amounts } from './vat-report/index.js';
export {
  FailedPayouts,
  Payouts,
  ReadSettlements,
  SettlementBooks,
  type LinePlace,
  type PayoutLine,
  type Settlement as ProviderPayout,
} from './settlements/index.js';
export { SpendingService } from './spending/index.js';
export {
  VatTable,
  inForce,
  stateOf,
  VatInForce,
  VatRatesService,
  isWithdrawable,
  VatSchemesService,
  type DatedRate,
  type Dated,
  type CountryRates,
  type VatRateRow,
  type VatSchemeRow,
} from './vat/index.js';
export {
  builtInMethods,
  methodsFor,
  CountryMethodsService,
  MethodsInForce,
  choicesIn,
  offeredOf,
  ProviderMethods,
  type CountryMethods,
  type KnownMethods,
  type SwitchedOn,
} from './methods/index.js';
export * as paymentEvents from './payments.events.js';
