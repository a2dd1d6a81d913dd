import { BankAccountsRepository } from './bank-accounts/index.js';
import { BillingRepository } from './billing/index.js';
import {
  BookClosingsRepository,
  BookEntriesRepository,
  BookFilesRepository,
  CreditDaysRepository,
  MoneyRepository,
} from './books/index.js';
import {
  DebitBlocksRepository,
  DebitRequestsRepository,
  DebitsRepository,
  LateDebitsRepository,
  MandatesRepository,
} from './direct-debit/index.js';
import { DiscountCodesRepository, DiscountsRepository } from './discounts/index.js';
import { DisputesRepository } from './disputes/index.js';
import { EuroRatesRepository } from './euro-rates/index.js';
import { FinanceRepository, LedgerReaderRepository } from './finance/index.js';
import { InvoicesRepository } from './invoices/index.js';
import { IssuesRepository } from './issues/index.js';
import { CountryMethodsRepository } from './methods/index.js';
import { MoneyRequestsRepository } from './money-requests/index.js';
import { OpeningBalancesRepository } from './opening-balances/index.js';
import { BuyersRepository, OrdersRepository } from './orders/index.js';
import { ProviderCallsRepository } from './payment-sync/index.js';
import { ReconciliationRepository } from './reconciliation/index.js';
import { RefundsRepository } from './refunds/index.js';
import {
  PayoutsRepository,
  SettlementComparisonRepository,
  SettlementEntriesRepository,
  SettlementsRepository,
} from './settlements/index.js';
import { SpendingRepository } from './spending/index.js';
import { VatReportRepository } from './vat-report/index.js';
import { VatRatesRepository, VatSchemesRepository } from './vat/index.js';
import { WalletsRepository } from './wallet/index.js';

/** Whatever of payments asks the database. */
export const paymentsRepositories = [
  BankAccountsRepository,
  BillingRepository,
  BookClosingsRepository,
  BookEntriesRepository,
  BookFilesRepository,
  BuyersRepository,
  CountryMethodsRepository,
  CreditDaysRepository,
  DebitBlocksRepository,
  DebitRequestsRepository,
  DebitsRepository,
  DiscountCodesRepository,
  DiscountsRepository,
  DisputesRepository,
  EuroRatesRepository,
  FinanceRepository,
  InvoicesRepository,
  IssuesRepository,
  LateDebitsRepository,
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
  VatRatesRepository,
  VatReportRepository,
  VatSchemesRepository,
  WalletsRepository,
];
