import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  BankAccounts,
  BanRepayments,
  ContractEnds,
  OpenWithdrawals,
  WithdrawableOrders,
  WithdrawalFactsReader,
  WithdrawalQuotes,
  WithdrawalService,
} from './withdrawals/index.js';
import { Billing } from './billing/index.js';
import { BookBalances, BookClosings, BookFiles, Books, BookTexts, BookTransactions, CreditDays, MonthFactsReader } from './books/index.js';
import { OrderBooks, PremiumService } from './orders/index.js';
import {
  DebitAvailability,
  DebitBlocks,
  DebitBuyers,
  DebitCredits,
  DebitOrders,
  DebitPayers,
  DebitRequests,
  DebitOutcomes,
  DebitReader,
  DebitRules,
  DebitSending,
  ProviderDebits,
  DirectDebits,
  EndedMandates,
  LateDebitsRepository,
  MandateForms,
  MandateSigning,
  NewDebitRequests,
  OtpTexts,
  VerifiedRequests,
} from './direct-debit/index.js';
import {
  DebitCancellations,
  DebitClaims,
  DebitCollection,
  DebitData,
  LateDebits,
  Mandates,
  RefusedDebits,
} from './debit-collection/index.js';
import { Disputes, DisputesRepository } from './disputes/index.js';
import { DiscountCodes, DiscountsService, LeavingDiscountService, WelcomeDiscountService } from './discounts/index.js';
import { EcbRateSource, EuroRates, EuroRateSource, ExampleRateSource } from './euro-rates/index.js';
import { VatReports } from './vat-report/index.js';
import { InvoiceIssuing, InvoicesService, PapersService, Sales } from './invoices/index.js';
import { IssuesRepository } from './issues/index.js';
import { MoneyMovements, MoneyRequestLimits, MoneyRequests } from './money-requests/index.js';
import { FinanceDecisions, LedgerReader } from './finance/index.js';
import { OpeningBalances } from './opening-balances/index.js';
import {
  CalledPayments,
  DoublePayments,
  HeldDiscounts,
  MoneyReturns,
  OpenOrders,
  OrderOutcomes,
  OrderSettlement,
  PaymentArrivals,
  PaymentAttempts,
  PaymentBooking,
  PaymentFollowing,
  ProviderCalls,
  ProviderCallsRepository,
  SettlementService,
} from './payment-sync/index.js';
import { BookComparison, PaymentComparison, PaymentIssues, ReconciliationService } from './reconciliation/index.js';
import {
  Chargebacks,
  FailedRefunds,
  LateWithdrawals,
  ListedRefunds,
  PaymentFacts,
  RefundFollowing,
  RefundSending,
} from './refunds/index.js';
import { SpendingService } from './spending/index.js';
import { CancellationService, CheckoutService, NewOrders, OrderChecks, OrderReader, OrderPlacement, OrderViews } from './checkout/index.js';
import { Offers, PricesService, TaxCountries } from './prices/index.js';
import { FailedPayouts, Payouts, ReadSettlements, SettlementBooks } from './settlements/index.js';
import { CONFIG, type Config } from '#config';
import { Clock } from '#database';
import { SmsModule } from '#sms';
import { MollieProvider, PaymentProvider } from './provider/index.js';
import { PaymentsData } from './payments.data.js';
import { paymentsRepositories } from './payments.repositories.js';
import { CountryMethodsService, MethodsInForce, ProviderMethods } from './methods/index.js';
import { VatInForce, VatRatesService, VatSchemesService } from './vat/index.js';
import { WalletService } from './wallet/index.js';
import { paymentsEntities } from './payments.entities.js';

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
  DebitCredits,
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
  FailedRefunds,
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
  OrderViews,
  NewOrders,
  OrderSettlement,
  PaymentArrivals,
  PaymentBooking,
  PaymentFollowing,
  CalledPayments,
  HeldDiscounts,
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
  RefusedDebits,
  ListedRefunds,
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
  VerifiedRequests,
  WithdrawalService,
  WithdrawableOrders,
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
  providers: [...paymentsRepositories, ...services, DebitData, PaymentsData, provider, euroRateSource],
  exports: [...services, PaymentProvider],
})
export class PaymentsModule {}
