import { BankAccountEntity } from './bank-account.entity.js';
import { BillingDetailsEntity } from './billing/billing-details.entity.js';
import { BroughtCreditEntity } from './opening-balances/brought-credit.entity.js';
import { BroughtPremiumEntity } from './opening-balances/brought-premium.entity.js';
import { BookClosingEntity } from './books/book-closing.entity.js';
import { BookFileEntity } from './books/book-file.entity.js';
import { BookFilePartEntity } from './books/book-file-part.entity.js';
import { CountedDayEntity } from './books/counted-day.entity.js';
import { CreditDayEntity } from './books/credit-day.entity.js';
import { UnspentChangeEntity } from './books/unspent-change.entity.js';
import { DebitBlockEntity } from './direct-debit/debit-block.entity.js';
import { DebitEntity } from './direct-debit/debit.entity.js';
import { DebitRequestEntity } from './direct-debit/debit-request.entity.js';
import { MandateEntity } from './direct-debit/mandate.entity.js';
import { DiscountCodeEntity } from './discount-code.entity.js';
import { DiscountRedemptionEntity } from './discount-redemption.entity.js';
import { DisputeMonthEntity } from './disputes/dispute-month.entity.js';
import { EuroRateEntity } from './euro-rates/euro-rate.entity.js';
import { InvoiceEntity } from './invoices/invoice.entity.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LotEntity } from './lot.entity.js';
import { MoneyRequestEntity } from './money-requests/money-request.entity.js';
import { MoneyEntryEntity } from './money-entry.entity.js';
import { OrderEntity } from './order.entity.js';
import { PspEventEntity } from './psp-event.entity.js';
import { ReconIssueEntity } from './recon-issue.entity.js';
import { RefundEntity } from './refund.entity.js';
import { ProviderSettlementEntity } from './settlements/provider-settlement.entity.js';
import { SettlementEntryEntity } from './settlements/settlement-entry.entity.js';
import { SettlementLineEntity } from './settlements/settlement-line.entity.js';
import { SpendingLimitEntity } from './spending-limit.entity.js';
import { UnknownCallEntity } from './unknown-call.entity.js';
import { CountryMethodsEntity } from './methods/country-methods.entity.js';
import { VatRateEntity } from './vat/vat-rate.entity.js';
import { VatSchemeEntity } from './vat/vat-scheme.entity.js';
import { WalletEntity } from './wallet.entity.js';

export const paymentsEntities = [
  BankAccountEntity,
  BillingDetailsEntity,
  BroughtCreditEntity,
  BroughtPremiumEntity,
  BookClosingEntity,
  BookFileEntity,
  BookFilePartEntity,
  CountedDayEntity,
  CreditDayEntity,
  DebitBlockEntity,
  DebitEntity,
  DebitRequestEntity,
  DiscountCodeEntity,
  DiscountRedemptionEntity,
  DisputeMonthEntity,
  EuroRateEntity,
  InvoiceEntity,
  LedgerEntryEntity,
  LotEntity,
  MandateEntity,
  MoneyEntryEntity,
  MoneyRequestEntity,
  OrderEntity,
  ProviderSettlementEntity,
  PspEventEntity,
  ReconIssueEntity,
  RefundEntity,
  SettlementEntryEntity,
  SettlementLineEntity,
  SpendingLimitEntity,
  UnknownCallEntity,
  UnspentChangeEntity,
  CountryMethodsEntity,
  VatRateEntity,
  VatSchemeEntity,
  WalletEntity,
];
