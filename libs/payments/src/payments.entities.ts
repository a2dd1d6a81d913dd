import { BankAccountEntity } from './bank-accounts/index.js';
import { BillingDetailsEntity } from './billing/index.js';
import { BroughtCreditEntity, BroughtPremiumEntity } from './opening-balances/index.js';
import {
  BookClosingEntity,
  BookFileEntity,
  BookFilePartEntity,
  CountedDayEntity,
  CreditDayEntity,
  LedgerEntryEntity,
  MoneyEntryEntity,
  UnspentChangeEntity,
} from './books/index.js';
import { DebitBlockEntity, DebitEntity, DebitRequestEntity, MandateEntity } from './direct-debit/index.js';
import { DiscountCodeEntity, DiscountRedemptionEntity } from './discounts/index.js';
import { DisputeMonthEntity } from './disputes/index.js';
import { EuroRateEntity } from './euro-rates/index.js';
import { InvoiceEntity } from './invoices/index.js';
import { LotEntity, WalletEntity } from './wallet/index.js';
import { MoneyRequestEntity } from './money-requests/index.js';
import { OrderEntity } from './orders/index.js';
import { PspEventEntity, UnknownCallEntity } from './payment-sync/index.js';
import { ReconIssueEntity } from './issues/index.js';
import { RefundEntity } from './refunds/index.js';
import { ProviderSettlementEntity, SettlementEntryEntity, SettlementLineEntity } from './settlements/index.js';
import { SpendingLimitEntity } from './spending/index.js';
import { CountryMethodsEntity } from './methods/index.js';
import { VatRateEntity, VatSchemeEntity } from './vat/index.js';

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
