export { PaymentIssuesModule, PaymentsModule } from './payments.module.js';
export { WalletService } from './wallet/wallet.service.js';
export { PaymentProvider, ProviderError } from './provider/payment-provider.js';
export type {
  BankTransfer,
  NewDebit,
  NewMandate,
  NewPayment,
  NewRefund,
  ProviderMandate,
  ProviderPayment,
  ProviderRefund,
  ProviderRefundStatus,
  ProviderStatus,
} from './provider/payment-provider.js';
export type { ProviderSettlement, ProviderSettlements, SettlementLine, SettlementSubtotal } from './provider/settlements.js';
export { MollieProvider, type MollieOptions } from './provider/mollie-provider.js';
export { entryCodesOf, entryKindOf, type CreditReason } from './books/ledger.js';
export { BankAccounts } from './withdrawals/bank-accounts.service.js';
export { bankAccountKeyOf } from './bank-accounts/bank-account-key.js';
export { BookClosings } from './books/book-closings.service.js';
export type { BookClosing } from './books/book-closings.repository.js';
export { BookFiles } from './books/book-files.service.js';
export type { BookFile } from './books/book-files.repository.js';
export { nameOf, type AccountBalance } from './books/accounts.policy.js';
export { Books, type PeriodBooks } from './books/books.service.js';
export { CreditDays } from './books/credit-days.service.js';
export { daysOf as daysOfPeriod, monthsOf } from './calendar/periods.js';
export { mayClose, mayReopen, stateOf as monthStateOf } from './books/months.policy.js';
export { BanRepayments } from './withdrawals/ban-repayments.service.js';
export { CancellationService } from './checkout/cancellation.service.js';
export { CheckoutService } from './checkout/checkout.service.js';
export type { OrderCaller } from './checkout/order-taking.service.js';
export { consentIn, toStoredConsent } from './prices/consent.policy.js';
export { DebitBlocks } from './direct-debit/debit-blocks.service.js';
export { DebitCollection } from './direct-debit/collection/debit-collection.service.js';
export { DebitReader, type DebitAnnouncement, type MandateFacts } from './direct-debit/debit-reader.service.js';
export { DirectDebits, type DebitCaller } from './direct-debit/direct-debits.service.js';
export { Mandates } from './direct-debit/collection/mandates.service.js';
export { DiscountCodes, type CodeWish } from './discounts/discount-codes.service.js';
export { MandateForms } from './direct-debit/mandate-forms.service.js';
export { DiscountsService } from './discounts/discounts.service.js';
export { Disputes } from './disputes/disputes.service.js';
export { ratesOf, stateOfRate, type DisputeBounds } from './disputes/disputes.policy.js';
export { drawFactSheet, type FactSheet } from './pdf/fact-sheet.js';
export { InvoiceIssuing } from './invoices/invoice-issuing.service.js';
export { InvoicesService, type InvoiceFile, type IssuedPaper } from './invoices/invoices.service.js';
export { ExampleRateSource } from './euro-rates/example-rate-source.js';
export { EuroRates } from './euro-rates/euro-rates.service.js';
export { LeavingDiscountService } from './discounts/leaving-discount.service.js';
export { OpeningBalances, type Opening } from './opening-balances/opening-balances.service.js';
export { sumOfCredits, type BroughtCredits } from './opening-balances/opening.policy.js';
export { OpenOrders } from './payment-sync/open-orders.service.js';
export { OpenWithdrawals } from './withdrawals/open-withdrawals.service.js';
export { OrderReader } from './checkout/order-reader.service.js';
export { PaymentFacts } from './refunds/payment-facts.service.js';
export type { Order } from './orders/orders.repository.js';
export type { Refund } from './refunds/refunds.repository.js';
export { PapersService } from './invoices/papers.service.js';
export { FinanceDecisions } from './finance/finance-decisions.service.js';
export { MoneyRequests, type Requested } from './money-requests/money-requests.service.js';
export { PaymentIssues } from './reconciliation/payment-issues.service.js';
export { isPaidElsewhere } from './refunds/declared-withdrawal.policy.js';
export { numberText } from './invoices/invoice-content.js';
export { methodName } from './invoices/invoice-text.js';
export { BOOKS_ZONE, bookDay } from './calendar/days.js';
export { VatReports } from './vat-report/vat-report.service.js';
export { sumOf, type Amounts } from './vat-report/vat-report.policy.js';
export { PricesService } from './prices/prices.service.js';
export { ProviderCalls } from './payment-sync/provider-calls.service.js';
export { ReconciliationService } from './reconciliation/reconciliation.service.js';
export { RefundSending } from './refunds/refund-sending.service.js';
export { SettlementService } from './payment-sync/settlement.service.js';
export { Payouts } from './settlements/payouts.service.js';
export type { LinePlace, PayoutLine } from './settlements/payouts.repository.js';
export { ReadSettlements } from './settlements/read-settlements.service.js';
export { SettlementBooks } from './settlements/settlement-books.service.js';
export type { Settlement as ProviderPayout } from './settlements/settlements.repository.js';
export { SpendingService } from './spending/spending.service.js';
export { WelcomeDiscountService } from './discounts/welcome-discount.service.js';
export { WithdrawalService } from './withdrawals/withdrawal.service.js';
export { WithdrawalQuotes } from './withdrawals/withdrawal-quotes.service.js';
export type { Withdrawer } from './withdrawals/withdrawer.js';
export { withdrawalKeyOf } from './withdrawals/withdrawal-key.js';
export { ledgerRefsOf, purchaseRef } from './books/entry-refs.js';
export { LedgerReader, type PricedLine } from './finance/ledger-reader.service.js';
export { VatTable, type DatedRate } from './vat/vat.policy.js';
export { inForce, stateOf, type Dated } from './vat/dated.policy.js';
export { VatInForce } from './vat/vat-in-force.service.js';
export { VatRatesService, type CountryRates } from './vat/vat-rates.service.js';
export type { VatRateRow } from './vat/vat-rates.repository.js';
export { isWithdrawable } from './vat/vat-schemes.policy.js';
export { VatSchemesService } from './vat/vat-schemes.service.js';
export type { VatSchemeRow } from './vat/vat-schemes.repository.js';
export { builtInMethods, methodsFor } from './methods/methods.policy.js';
export { CountryMethodsService, type CountryMethods, type KnownMethods } from './methods/country-methods.service.js';
export { MethodsInForce } from './methods/methods-in-force.service.js';
export { choicesIn, offeredOf } from './methods/offered-methods.policy.js';
export { ProviderMethods, type SwitchedOn } from './methods/provider-methods.service.js';
