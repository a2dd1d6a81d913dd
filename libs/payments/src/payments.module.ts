import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BankAccountsRepository } from './bank-accounts.repository.js';
import { BankAccounts } from './bank-accounts.service.js';
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
import { BuyersRepository } from './buyers.repository.js';
import { DebitBlocksRepository } from './direct-debit/debit-blocks.repository.js';
import { DebitBlocks } from './direct-debit/debit-blocks.service.js';
import { DebitCancellations } from './direct-debit/debit-cancellations.service.js';
import { DebitCollection } from './direct-debit/debit-collection.service.js';
import { DebitOrders } from './direct-debit/debit-orders.service.js';
import { DebitOutcomes } from './direct-debit/debit-outcomes.service.js';
import { DebitReader } from './direct-debit/debit-reader.service.js';
import { DebitRequestsRepository } from './direct-debit/debit-requests.repository.js';
import { DebitRules } from './direct-debit/debit-rules.service.js';
import { DebitBuyers } from './direct-debit/debit-buyers.service.js';
import { DebitClaims } from './direct-debit/debit-claims.service.js';
import { DebitPayers } from './direct-debit/debit-payers.service.js';
import { DebitRequests } from './direct-debit/debit-requests.service.js';
import { DebitSending } from './direct-debit/debit-sending.service.js';
import { EndedMandates } from './direct-debit/ended-mandates.service.js';
import { LateDebits } from './direct-debit/late-debits.service.js';
import { LateDebitsRepository } from './direct-debit/late-debits.repository.js';
import { MandateSigning } from './direct-debit/mandate-signing.service.js';
import { NewDebitRequests } from './direct-debit/new-debit-requests.service.js';
import { DebitsRepository } from './direct-debit/debits.repository.js';
import { DirectDebits } from './direct-debit/direct-debits.service.js';
import { MandatesRepository } from './direct-debit/mandates.repository.js';
import { Mandates } from './direct-debit/mandates.service.js';
import { OtpTexts } from './direct-debit/otp-texts.service.js';
import { DisputesRepository } from './disputes/disputes.repository.js';
import { Disputes } from './disputes/disputes.service.js';
import { DiscountsRepository } from './discounts.repository.js';
import { DiscountCodesRepository } from './discount-codes/discount-codes.repository.js';
import { DiscountCodes } from './discount-codes/discount-codes.service.js';
import { EcbRateSource } from './euro-rates/ecb-rate-source.js';
import { EuroRateSource } from './euro-rates/euro-rate-source.js';
import { EuroRatesRepository } from './euro-rates/euro-rates.repository.js';
import { VatReportRepository } from './vat-report/vat-report.repository.js';
import { VatReports } from './vat-report/vat-report.service.js';
import { EuroRates } from './euro-rates/euro-rates.service.js';
import { ExampleRateSource } from './euro-rates/example-rate-source.js';
import { InvoicesRepository } from './invoices/invoices.repository.js';
import { InvoicesService } from './invoices/invoices.service.js';
import { IssuesRepository } from './issues.repository.js';
import { MandateForms } from './direct-debit/mandate-forms.service.js';
import { MoneyRequestsRepository } from './money-requests/money-requests.repository.js';
import { MoneyRequests } from './money-requests/money-requests.service.js';
import { FinanceRepository } from './finance.repository.js';
import { FinanceDecisions } from './finance-decisions.service.js';
import { LedgerReaderRepository } from './ledger-reader.repository.js';
import { LedgerReader } from './ledger-reader.service.js';
import { PapersService } from './papers.service.js';
import { MoneyRepository } from './money.repository.js';
import { OpeningBalancesRepository } from './opening-balances/opening-balances.repository.js';
import { OrdersRepository } from './orders.repository.js';
import { ProviderCallsRepository } from './provider-calls.repository.js';
import { ReconciliationRepository } from './reconciliation.repository.js';
import { RefundsRepository } from './refunds.repository.js';
import { SpendingRepository } from './spending.repository.js';
import { BanRepayments } from './ban-repayments.service.js';
import { Chargebacks } from './chargebacks.service.js';
import { CancellationService } from './cancellation.service.js';
import { CheckoutService } from './checkout.service.js';
import { DoublePayments } from './double-payments.service.js';
import { DiscountsService } from './discounts.service.js';
import { LeavingDiscountService } from './leaving-discount.service.js';
import { LateWithdrawals } from './late-withdrawals.service.js';
import { OpenOrders } from './open-orders.service.js';
import { OpenWithdrawals } from './open-withdrawals.service.js';
import { OrderBooks } from './order-books.service.js';
import { OrderOutcomes } from './order-outcomes.service.js';
import { OrderReader } from './order-reader.service.js';
import { PaymentIssues } from './payment-issues.service.js';
import { PaymentFacts } from './payment-facts.service.js';
import { PaymentAttempts } from './payment-attempts.service.js';
import { OpeningBalances } from './opening-balances/opening-balances.service.js';
import { PremiumService } from './premium.service.js';
import { PricesService } from './prices.service.js';
import { ProviderCalls } from './provider-calls.service.js';
import { ReconciliationService } from './reconciliation.service.js';
import { RefundFollowing } from './refund-following.service.js';
import { RefundSending } from './refund-sending.service.js';
import { SettlementService } from './settlement.service.js';
import { FailedPayouts } from './settlements/failed-payouts.service.js';
import { Payouts } from './settlements/payouts.service.js';
import { PayoutsRepository } from './settlements/payouts.repository.js';
import { ReadSettlements } from './settlements/read-settlements.service.js';
import { SettlementBooks } from './settlements/settlement-books.service.js';
import { SettlementComparisonRepository } from './settlements/settlement-comparison.repository.js';
import { SettlementEntriesRepository } from './settlements/settlement-entries.repository.js';
import { SettlementsRepository } from './settlements/settlements.repository.js';
import { SpendingService } from './spending.service.js';
import { TaxCountries } from './tax-countries.service.js';
import { WithdrawalService } from './withdrawal.service.js';
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
import { WalletService } from './wallet.service.js';
import { WalletsRepository } from './wallets.repository.js';
import { paymentsEntities } from './payments.entities.js';
import { WelcomeDiscountService } from './welcome-discount.service.js';

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
  LateDebitsRepository,
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
  DebitBuyers,
  DebitCancellations,
  DebitClaims,
  DebitCollection,
  DebitOrders,
  DebitOutcomes,
  DebitPayers,
  DebitReader,
  DebitRequests,
  DebitRules,
  DebitSending,
  DirectDebits,
  EndedMandates,
  LateDebits,
  MandateSigning,
  NewDebitRequests,
  DiscountCodes,
  DiscountsService,
  Disputes,
  EuroRates,
  VatReports,
  FailedPayouts,
  FinanceDecisions,
  InvoicesService,
  LeavingDiscountService,
  LateWithdrawals,
  LedgerReader,
  Mandates,
  MandateForms,
  MoneyRequests,
  OpeningBalances,
  OpenOrders,
  OpenWithdrawals,
  OrderBooks,
  OrderOutcomes,
  OrderReader,
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
  DoublePayments,
  RefundFollowing,
  RefundSending,
  SettlementBooks,
  SettlementService,
  SpendingService,
  TaxCountries,
  CountryMethodsService,
  MethodsInForce,
  ProviderMethods,
  VatInForce,
  VatRatesService,
  VatSchemesService,
  WelcomeDiscountService,
  WithdrawalService,
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
  providers: [IssuesRepository, LateDebitsRepository, ProviderCallsRepository, PaymentIssues, DisputesRepository, Disputes],
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
