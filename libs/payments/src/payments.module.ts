import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BankAccountsRepository } from './bank-accounts/index.js';
import {
  BankAccounts,
  BanRepayments,
  ContractEnds,
  OpenWithdrawals,
  WithdrawalFactsReader,
  WithdrawalQuotes,
  WithdrawalService,
} from './withdrawals/index.js';
import { Billing, BillingRepository } from './billing/index.js';
import {
  BookBalances,
  BookClosings,
  BookClosingsRepository,
  BookEntriesRepository,
  BookFiles,
  BookFilesRepository,
  Books,
  BookTexts,
  BookTransactions,
  CreditDays,
  CreditDaysRepository,
  MoneyRepository,
  MonthFactsReader,
} from './books/index.js';
import { BuyersRepository, OrderBooks, OrdersRepository, PremiumService } from './orders/index.js';
import {
  DebitAvailability,
  DebitBlocks,
  DebitBlocksRepository,
  DebitBuyers,
  DebitOrders,
  DebitPayers,
  DebitRequests,
  DebitOutcomes,
  DebitReader,
  DebitRequestsRepository,
  DebitRules,
  DebitSending,
  ProviderDebits,
  DebitsRepository,
  DirectDebits,
  EndedMandates,
  LateDebitsRepository,
  MandateForms,
  MandateSigning,
  MandatesRepository,
  NewDebitRequests,
  OtpTexts,
} from './direct-debit/index.js';
import { DebitCancellations, DebitClaims, DebitCollection, DebitData, LateDebits, Mandates } from './debit-collection/index.js';
import { Disputes, DisputesRepository } from './disputes/index.js';
import {
  DiscountCodes,
  DiscountCodesRepository,
  DiscountsRepository,
  DiscountsService,
  LeavingDiscountService,
  WelcomeDiscountService,
} from './discounts/index.js';
import { EcbRateSource, EuroRates, EuroRateSource, EuroRatesRepository, ExampleRateSource } from './euro-rates/index.js';
import { VatReportRepository, VatReports } from './vat-report/index.js';
import { InvoiceIssuing, InvoicesRepository, InvoicesService, PapersService, Sales } from './invoices/index.js';
import { IssuesRepository } from './issues/index.js';
import { MoneyMovements, MoneyRequestLimits, MoneyRequests, MoneyRequestsRepository } from './money-requests/index.js';
import { FinanceDecisions, FinanceRepository, LedgerReader, LedgerReaderRepository } from './finance/index.js';
import { OpeningBalances, OpeningBalancesRepository } from './opening-balances/index.js';
import {
  DoublePayments,
  MoneyReturns,
  OpenOrders,
  OrderOutcomes,
  OrderSettlement,
  PaymentAttempts,
  PaymentBooking,
  ProviderCalls,
  ProviderCallsRepository,
  SettlementService,
} from './payment-sync/index.js';
import {
  BookComparison,
  PaymentComparison,
  PaymentIssues,
  ReconciliationRepository,
  ReconciliationService,
} from './reconciliation/index.js';
import { Chargebacks, LateWithdrawals, PaymentFacts, RefundFollowing, RefundSending, RefundsRepository } from './refunds/index.js';
import { SpendingRepository, SpendingService } from './spending/index.js';
import { CancellationService, CheckoutService, OrderChecks, OrderReader, OrderPlacement } from './checkout/index.js';
import { Offers, PricesService, TaxCountries } from './prices/index.js';
import {
  FailedPayouts,
  Payouts,
  PayoutsRepository,
  ReadSettlements,
  SettlementBooks,
  SettlementComparisonRepository,
  SettlementEntriesRepository,
  SettlementsRepository,
} from './settlements/index.js';
import { CONFIG, type Config } from '#config';
import { Clock } from '#database';
import { SmsModule } from '#sms';
import { MollieProvider, PaymentProvider } from './provider/index.js';
import { PaymentsData } from './payments.data.js';
import { CountryMethodsRepository, CountryMethodsService, MethodsInForce, ProviderMethods } from './methods/index.js';
import { VatInForce, VatRatesRepository, VatRatesService, VatSchemesRepository, VatSchemesService } from './vat/index.js';
import { WalletService, WalletsRepository } from './wallet/index.js';
import { paymentsEntities } from './payments.entities.js';

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
  BookTexts,
  MonthFactsReader,
  BookTransactions,
  Chargebacks,
  CancellationService,
  CheckoutService,
  CreditDays,
  DebitAvailability,
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
  ProviderDebits,
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
  OrderPlacement,
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
  providers: [IssuesRepository, LateDebitsRepository, ProviderCallsRepository, PaymentIssues, DisputesRepository, Disputes],
  exports: [PaymentIssues, Disputes],
})
export class PaymentIssuesModule {}

@Global()
@Module({
  imports: [SmsModule, TypeOrmModule.forFeature(paymentsEntities)],
  providers: [...repositories, ...services, DebitData, PaymentsData, provider, euroRateSource],
  exports: [...services, PaymentProvider],
})
export class PaymentsModule {}
