export { PaymentIssuesModule, PaymentsModule } from './payments.module.js';
export { WalletService } from './wallet.service.js';
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
export { entryCodesOf, entryKindOf, type CreditReason } from './ledger.js';
export { BankAccounts } from './bank-accounts.service.js';
export { bankAccountKeyOf } from './bank-account-key.js';
export { BookClosings } from './books/book-closings.service.js';
export type { BookClosing } from './books/book-closings.repository.js';
export { BookFiles } from './books/book-files.service.js';
export type { BookFile } from './books/book-files.repository.js';
export { nameOf, type AccountBalance } from './books/accounts.policy.js';
export { Books, type PeriodBooks } from './books/books.service.js';
export { CreditDays } from './books/credit-days.service.js';
export { daysOf as daysOfPeriod, monthsOf } from './books/days-of.js';
export { mayClose, mayReopen, stateOf as monthStateOf } from './books/months.policy.js';
export { BanRepayments } from './ban-repayments.service.js';
export { CancellationService } from './cancellation.service.js';
export { CheckoutService, type OrderCaller } from './checkout.service.js';
export { consentIn, toStoredConsent } from './consent.policy.js';
export { DebitBlocks } from './direct-debit/debit-blocks.service.js';
export { DebitCollection } from './direct-debit/debit-collection.service.js';
export { DebitReader, type DebitAnnouncement, type MandateFacts } from './direct-debit/debit-reader.service.js';
export { DirectDebits, type DebitCaller } from './direct-debit/direct-debits.service.js';
export { Mandates } from './direct-debit/mandates.service.js';
export { DiscountCodes, type CodeWish } from './discount-codes/discount-codes.service.js';
export { MandateForms } from './direct-debit/mandate-forms.service.js';
export { DiscountsService } from './discounts.service.js';
export { Disputes } from './disputes/disputes.service.js';
export { ratesOf, stateOfRate, type DisputeBounds } from './disputes/disputes.policy.js';
export { drawFactSheet, type FactSheet } from './invoices/fact-sheet.js';
export { InvoicesService, type InvoiceFile, type IssuedPaper } from './invoices/invoices.service.js';
export { ExampleRateSource } from './euro-rates/example-rate-source.js';
export { EuroRates } from './euro-rates/euro-rates.service.js';
export { LeavingDiscountService } from './leaving-discount.service.js';
export { OpeningBalances, type Opening } from './opening-balances/opening-balances.service.js';
export { sumOfCredits, type BroughtCredits } from './opening-balances/opening.policy.js';
export { OpenOrders } from './open-orders.service.js';
export { OpenWithdrawals } from './open-withdrawals.service.js';
export { OrderReader } from './order-reader.service.js';
export { PaymentFacts, type Order, type Refund } from './payment-facts.service.js';
export { PapersService } from './papers.service.js';
export { FinanceDecisions } from './finance-decisions.service.js';
export { MoneyRequests, type Requested } from './money-requests/money-requests.service.js';
export { PaymentIssues } from './payment-issues.service.js';
export { isPaidElsewhere } from './settlement.policy.js';
export { numberText } from './invoices/invoice-content.js';
export { methodName } from './invoices/invoice-text.js';
export { BOOKS_ZONE, bookDay } from './vat.policy.js';
export { VatReports } from './vat-report/vat-report.service.js';
export { sumOf, type Amounts } from './vat-report/vat-report.policy.js';
export { PricesService } from './prices.service.js';
export { ProviderCalls } from './provider-calls.service.js';
export { ReconciliationService } from './reconciliation.service.js';
export { RefundSending } from './refund-sending.service.js';
export { SettlementService } from './settlement.service.js';
export { Payouts } from './settlements/payouts.service.js';
export type { LinePlace, PayoutLine } from './settlements/payouts.repository.js';
export { ReadSettlements } from './settlements/read-settlements.service.js';
export { SettlementBooks } from './settlements/settlement-books.service.js';
export type { Settlement as ProviderPayout } from './settlements/settlements.repository.js';
export { SpendingService } from './spending.service.js';
export { WelcomeDiscountService } from './welcome-discount.service.js';
export { WithdrawalService, type Withdrawer } from './withdrawal.service.js';
export { withdrawalKeyOf } from './withdrawal-key.js';
export { ledgerRefsOf, purchaseRef } from './once-ref.js';
export { LedgerReader, type PricedLine } from './ledger-reader.service.js';
export { VatTable, type DatedRate } from './vat.policy.js';
export { inForce, stateOf, type Dated } from './vat/dated.policy.js';
export { VatInForce } from './vat/vat-in-force.service.js';
export { VatRatesService, type CountryRates } from './vat/vat-rates.service.js';
export type { VatRateRow } from './vat/vat-rates.repository.js';
export { isWithdrawable } from './vat/vat-schemes.policy.js';
export { VatSchemesService } from './vat/vat-schemes.service.js';
export type { VatSchemeRow } from './vat/vat-schemes.repository.js';
export { builtInMethods, methodsFor } from './methods.policy.js';
export { CountryMethodsService, type CountryMethods, type KnownMethods } from './methods/country-methods.service.js';
export { MethodsInForce } from './methods/methods-in-force.service.js';
export { choicesIn, offeredOf } from './methods/offered-methods.policy.js';
export { ProviderMethods, type SwitchedOn } from './methods/provider-methods.service.js';
export * as paymentEvents from './payments.events.js';
