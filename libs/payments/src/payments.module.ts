import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BankAccountsRepository } from './bank-accounts/bank-accounts.repository.js';
import { BankAccounts } from './withdrawals/bank-accounts.service.js';
import { BillingRepository } from './billing/billing.repository.js';
import { Billing } from './billing/billing.service.js';
import { BookBalances } from './books/book-balances.service.js';
import { BookClosingsRepository } from './books/book-closings.repository.js';
import { BookClosings } from './books/book-closings.service.js';
import { BookEntriesRepository } from './books/book-entries.repository.js';
import { BookFilesRepository } from './books/book-files.repository.js';
import { BookFiles } from './books/book-files.service.js';
import { BookTransactions } from './books/book-transactions.service.js';
import { Books } from './books/books.service.js';
import { CreditDaysRepository } from './books/credit-days.repository.js';
import { CreditDays } from './books/credit-days.service.js';
import { BuyersRepository } from './orders/buyers.repository.js';
import { DebitBlocksRepository } from './direct-debit/debit-blocks.repository.js';
import { DebitBlocks } from './direct-debit/debit-blocks.service.js';
import { DebitCancellations } from './direct-debit/collection/debit-cancellations.service.js';
import { DebitCollection } from './direct-debit/collection/debit-collection.service.js';
import { DebitOrders } from './direct-debit/debit-orders.service.js';
import { DebitOutcomes } from './direct-debit/debit-outcomes.service.js';
import { DebitReader } from './direct-debit/debit-reader.service.js';
import { DebitRequestsRepository } from './direct-debit/debit-requests.repository.js';
import { DebitRules } from './direct-debit/debit-rules.service.js';
import { DebitSending } from './direct-debit/debit-sending.service.js';
import { DebitsRepository } from './direct-debit/debits.repository.js';
import { DirectDebits } from './direct-debit/direct-debits.service.js';
import { MandatesRepository } from './direct-debit/mandates.repository.js';
import { Mandates } from './direct-debit/collection/mandates.service.js';
import { OtpTexts } from './direct-debit/otp-texts.service.js';
import { DisputesRepository } from './disputes/disputes.repository.js';
import { Disputes } from './disputes/disputes.service.js';
import { DiscountsRepository } from './discounts/discounts.repository.js';
import { DiscountCodesRepository } from './discounts/discount-codes.repository.js';
import { DiscountCodes } from './discounts/discount-codes.service.js';
import { EcbRateSource } from './euro-rates/ecb-rate-source.js';
import { EuroRateSource } from './euro-rates/euro-rate-source.js';
import { EuroRatesRepository } from './euro-rates/euro-rates.repository.js';
import { VatReportRepository } from './vat-report/vat-report.repository.js';
import { VatReports } from './vat-report/vat-report.service.js';
import { EuroRates } from './euro-rates/euro-rates.service.js';
import { ExampleRateSource } from './euro-rates/example-rate-source.js';
import { InvoicesRepository } from './invoices/invoices.repository.js';
import { InvoicesService } from './invoices/invoices.service.js';
import { IssuesRepository } from './issues/issues.repository.js';
import { MandateForms } from './direct-debit/mandate-forms.service.js';
import { MoneyRequestsRepository } from './money-requests/money-requests.repository.js';
import { MoneyRequests } from './money-requests/money-requests.service.js';
import { FinanceRepository } from './finance/finance.repository.js';
import { FinanceDecisions } from './finance/finance-decisions.service.js';
import { LedgerReaderRepository } from './finance/ledger-reader.repository.js';
import { LedgerReader } from './finance/ledger-reader.service.js';
import { PapersService } from './invoices/papers.service.js';
import { MoneyRepository } from './books/money.repository.js';
import { OpeningBalancesRepository } from './opening-balances/opening-balances.repository.js';
import { OrdersRepository } from './orders/orders.repository.js';
import { ProviderCallsRepository } from './payment-sync/provider-calls.repository.js';
import { ReconciliationRepository } from './reconciliation/reconciliation.repository.js';
import { RefundsRepository } from './refunds/refunds.repository.js';
import { SpendingRepository } from './spending/spending.repository.js';
import { BanRepayments } from './withdrawals/ban-repayments.service.js';
import { Chargebacks } from './refunds/chargebacks.service.js';
import { CancellationService } from './checkout/cancellation.service.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { DoublePayments } from './payment-sync/double-payments.service.js';
import { DiscountsService } from './discounts/discounts.service.js';
import { LeavingDiscountService } from './discounts/leaving-discount.service.js';
import { LateWithdrawals } from './refunds/late-withdrawals.service.js';
import { OpenOrders } from './payment-sync/open-orders.service.js';
import { OpenWithdrawals } from './withdrawals/open-withdrawals.service.js';
import { OrderBooks } from './orders/order-books.service.js';
import { OrderOutcomes } from './payment-sync/order-outcomes.service.js';
import { OrderReader } from './checkout/order-reader.service.js';
import { PaymentIssues } from './reconciliation/payment-issues.service.js';
import { PaymentFacts } from './refunds/payment-facts.service.js';
import { PaymentAttempts } from './payment-sync/payment-attempts.service.js';
import { OpeningBalances } from './opening-balances/opening-balances.service.js';
import { PremiumService } from './orders/premium.service.js';
import { PricesService } from './prices/prices.service.js';
import { ProviderCalls } from './payment-sync/provider-calls.service.js';
import { ReconciliationService } from './reconciliation/reconciliation.service.js';
import { RefundFollowing } from './refunds/refund-following.service.js';
import { RefundSending } from './refunds/refund-sending.service.js';
import { SettlementService } from './payment-sync/settlement.service.js';
import { Payouts } from './settlements/payouts.service.js';
import { PayoutsRepository } from './settlements/payouts.repository.js';
import { ReadSettlements } from './settlements/read-settlements.service.js';
import { SettlementBooks } from './settlements/settlement-books.service.js';
import { SettlementComparisonRepository } from './settlements/settlement-comparison.repository.js';
import { SettlementEntriesRepository } from './settlements/settlement-entries.repository.js';
import { SettlementsRepository } from './settlements/settlements.repository.js';
import { SpendingService } from './spending/spending.service.js';
import { TaxCountries } from './prices/tax-countries.service.js';
import { WithdrawalService } from './withdrawals/withdrawal.service.js';
import { OrderChecks } from './checkout/order-checks.service.js';
import { OrderTaking } from './checkout/order-taking.service.js';
import { OrderSettlement } from './payment-sync/order-settlement.service.js';
import { PaymentBooking } from './payment-sync/payment-booking.service.js';
import { MoneyReturns } from './payment-sync/money-returns.service.js';
import { Offers } from './prices/offers.service.js';
import { WithdrawalQuotes } from './withdrawals/withdrawal-quotes.service.js';
import { WithdrawalFactsReader } from './withdrawals/withdrawal-facts.service.js';
import { ContractEnds } from './withdrawals/contract-ends.service.js';
import { InvoiceIssuing } from './invoices/invoice-issuing.service.js';
import { Sales } from './invoices/sales.service.js';
import { MoneyRequestLimits } from './money-requests/money-request-limits.service.js';
import { MoneyMovements } from './money-requests/money-movements.service.js';
import { PaymentComparison } from './reconciliation/payment-comparison.service.js';
import { BookComparison } from './reconciliation/book-comparison.service.js';
import { CONFIG, type Config } from '#config';
import { Clock } from '#database';
import { SmsModule } from '#sms';
import { MollieProvider } from './provider/mollie-provider.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { PaymentsData } from './payments.data.js';
import { CountryMethodsRepository } from './methods/country-methods.repository.js';
import { CountryMethodsService } from './methods/country-methods.service.js';
import { MethodsInForce } from './methods/methods-in-force.service.js';
import { ProviderMethods } from './methods/provider-methods.service.js';
import { VatInForce } from './vat/vat-in-force.service.js';
import { VatRatesRepository } from './vat/vat-rates.repository.js';
import { VatRatesService } from './vat/vat-rates.service.js';
import { VatSchemesRepository } from './vat/vat-schemes.repository.js';
import { VatSchemesService } from './vat/vat-schemes.service.js';
import { WalletService } from './wallet/wallet.service.js';
import { WalletsRepository } from './wallet/wallets.repository.js';
import { paymentsEntities } from './payments.entities.js';
import { WelcomeDiscountService } from './discounts/welcome-discount.service.js';

const repositories = [
  WalletsRepository,
  BankAccountsRepository,
  BillingRepository,
  BookClosingsRepository,
  BookEntriesRepository,
  BookFilesRepository,
  BuyersRepository,
  CreditDaysRepository,
  DebitBlocksRepository,
  DebitRequestsRepository,
  DebitsRepository,
  DiscountCodesRepository,
  DiscountsRepository,
  DisputesRepository,
  EuroRatesRepository,
  VatReportRepository,
  FinanceRepository,
  InvoicesRepository,
  IssuesRepository,
  LedgerReaderRepository,
  MandatesRepository,
  MoneyRepository,
  MoneyRequestsRepository,
  OpeningBalancesRepository,
  OrdersRepository,
  PayoutsRepository,
  ProviderCallsRepository,
  ReconciliationRepository,
  RefundsRepository,
  SettlementComparisonRepository,
  SettlementEntriesRepository,
  SettlementsRepository,
  SpendingRepository,
  CountryMethodsRepository,
  VatRatesRepository,
  VatSchemesRepository,
];
const services = [
  WalletService,
  BankAccounts,
  BanRepayments,
  Billing,
  BookBalances,
  BookClosings,
  BookFiles,
  Books,
  BookTransactions,
  Chargebacks,
  CancellationService,
  CheckoutService,
  CreditDays,
  DebitBlocks,
  DebitCancellations,
  DebitCollection,
  DebitOrders,
  DebitOutcomes,
  DebitReader,
  DebitRules,
  DebitSending,
  DirectDebits,
  DiscountCodes,
  DiscountsService,
  Disputes,
  EuroRates,
  VatReports,
  FinanceDecisions,
  InvoicesService,
  InvoiceIssuing,
  Sales,
  LeavingDiscountService,
  LateWithdrawals,
  LedgerReader,
  Mandates,
  MandateForms,
  MoneyRequests,
  MoneyRequestLimits,
  MoneyMovements,
  OpeningBalances,
  OpenOrders,
  OpenWithdrawals,
  OrderBooks,
  OrderOutcomes,
  OrderReader,
  OrderChecks,
  OrderTaking,
  OrderSettlement,
  PaymentBooking,
  MoneyReturns,
  OtpTexts,
  PapersService,
  PaymentAttempts,
  PaymentFacts,
  Payouts,
  PremiumService,
  PricesService,
  ProviderCalls,
  ReadSettlements,
  ReconciliationService,
  PaymentComparison,
  BookComparison,
  DoublePayments,
  RefundFollowing,
  RefundSending,
  SettlementBooks,
  SettlementService,
  SpendingService,
  TaxCountries,
  Offers,
  CountryMethodsService,
  MethodsInForce,
  ProviderMethods,
  VatInForce,
  VatRatesService,
  VatSchemesService,
  WelcomeDiscountService,
  WithdrawalService,
  WithdrawalQuotes,
  WithdrawalFactsReader,
  ContractEnds,
];

const provider = {
  provide: PaymentProvider,
  inject: [CONFIG],
  useFactory: ({ payments: { mollieKey: key, mollieEndpoint: endpoint, mollieSettlementsKey: settlementsKey } }: Config) =>
    new MollieProvider({ key, endpoint, settlementsKey }),
};

const euroRateSource = {
  provide: EuroRateSource,
  inject: [CONFIG, Clock],
  useFactory: ({ payments: { euroRatesUrl: base } }: Config, clock: Clock) =>
    base === undefined ? new ExampleRateSource(clock) : new EcbRateSource({ base }),
};

/** For those who watch, and need nothing else of payments. */
@Module({
  providers: [IssuesRepository, ProviderCallsRepository, PaymentIssues, DisputesRepository, Disputes],
  exports: [PaymentIssues, Disputes],
})
export class PaymentIssuesModule {}

@Global()
@Module({
  imports: [SmsModule, TypeOrmModule.forFeature(paymentsEntities)],
  providers: [...repositories, ...services, PaymentsData, provider, euroRateSource],
  exports: [...services, PaymentProvider],
})
export class PaymentsModule {}
