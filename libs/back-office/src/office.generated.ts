// Written by `node apps/tools/run.mjs tables` from the services and repositories below; a check compares it.
import { AnnouncementsOfficeRepository } from './announcements/announcements-office.repository.js';
import { AnnouncementsOfficeService } from './announcements/announcements-office.service.js';
import { ApiTokensOfficeRepository } from './api-tokens/api-tokens-office.repository.js';
import { ApiTokensOfficeService } from './api-tokens/api-tokens-office.service.js';
import { AuditLogRepository } from './audit-log/audit-log.repository.js';
import { AuditLogService } from './audit-log/audit-log.service.js';
import { BookClosingsOfficeService } from './books/book-closings-office.service.js';
import { BookExportsOfficeService } from './books/book-exports-office.service.js';
import { BooksOfficeService } from './books/books-office.service.js';
import { CaseDecisionsOfficeService } from './cases/case-decisions-office.service.js';
import { CaseEvidenceOfficeService } from './cases/case-evidence-office.service.js';
import { CaseEvidence } from './cases/case-evidence.service.js';
import { CaseOrigin } from './cases/case-origin.service.js';
import { CasePageService } from './cases/case-page.service.js';
import { CaseProceedings } from './cases/case-proceedings.service.js';
import { CaseSubject } from './cases/case-subject.service.js';
import { CasesOfficeRepository } from './cases/cases-office.repository.js';
import { CasesOfficeService } from './cases/cases-office.service.js';
import { InitiativesOfficeService } from './cases/initiatives-office.service.js';
import { OpenedEvidence } from './cases/opened-evidence.service.js';
import { StatementPreviews } from './cases/statement-previews.service.js';
import { CatalogueOfficeRepository } from './catalogue/catalogue-office.repository.js';
import { GiftsOfficeService } from './catalogue/gifts-office.service.js';
import { SiteListsOfficeService } from './catalogue/site-lists-office.service.js';
import { ChildMaterialOfficeRepository } from './child-material/child-material-office.repository.js';
import { ChildMaterialOfficeService } from './child-material/child-material-office.service.js';
import { ColleaguesOfficeRepository } from './colleagues/colleagues-office.repository.js';
import { ColleaguesOfficeService } from './colleagues/colleagues-office.service.js';
import { CompaniesOfficeRepository } from './companies/companies-office.repository.js';
import { CompaniesOfficeService } from './companies/companies-office.service.js';
import { CompanyPages } from './companies/company-pages.service.js';
import { VatSchemesOfficeService } from './companies/vat-schemes-office.service.js';
import { DebitBlocksOfficeRepository } from './direct-debits/debit-blocks-office.repository.js';
import { DebitBlocksOfficeService } from './direct-debits/debit-blocks-office.service.js';
import { DebitsOfficeRepository } from './direct-debits/debits-office.repository.js';
import { DebitsOfficeService } from './direct-debits/debits-office.service.js';
import { MandatePages } from './direct-debits/mandate-pages.service.js';
import { MandatesOfficeRepository } from './direct-debits/mandates-office.repository.js';
import { MandatesOfficeService } from './direct-debits/mandates-office.service.js';
import { OrderDebits } from './direct-debits/order-debits.service.js';
import { DiscountCodesOfficeRepository } from './discount-codes/discount-codes-office.repository.js';
import { DiscountCodesOfficeService } from './discount-codes/discount-codes-office.service.js';
import { DashboardOfficeService } from './figures/dashboard-office.service.js';
import { DashboardRepository } from './figures/dashboard.repository.js';
import { IncidentsOfficeService } from './incidents/incidents-office.service.js';
import { InvitationRows } from './invitations/invitation-rows.service.js';
import { InvitationsOfficeRepository } from './invitations/invitations-office.repository.js';
import { InvitationsOfficeService } from './invitations/invitations-office.service.js';
import { JobsOfficeService } from './jobs/jobs-office.service.js';
import { QueuesOfficeService } from './jobs/queues-office.service.js';
import { FlagsOfficeService } from './members/flags-office.service.js';
import { LimitsOfficeService } from './members/limits-office.service.js';
import { MailStopsOfficeService } from './members/mail-stops-office.service.js';
import { MemberCorrectionsOfficeService } from './members/member-corrections-office.service.js';
import { MemberHelpOfficeService } from './members/member-help-office.service.js';
import { MemberMoney } from './members/member-money.service.js';
import { MemberPageRepository } from './members/member-page.repository.js';
import { MemberPageService } from './members/member-page.service.js';
import { MembersListRepository } from './members/members-list.repository.js';
import { MembersListService } from './members/members-list.service.js';
import { MethodsOfficeService } from './methods/methods-office.service.js';
import { ProviderAnswers } from './methods/provider-answers.service.js';
import { OrderEventsRepository } from './order-events/order-events.repository.js';
import { AskedProvider } from './orders/asked-provider.service.js';
import { EvidenceOfficeService } from './orders/evidence-office.service.js';
import { EvidenceRepository } from './orders/evidence.repository.js';
import { MoneyRequestsOfficeRepository } from './orders/money-requests-office.repository.js';
import { MoneyRequestsOfficeService } from './orders/money-requests-office.service.js';
import { OrderMoney } from './orders/order-money.service.js';
import { OrderPages } from './orders/order-pages.service.js';
import { OrdersOfficeRepository } from './orders/orders-office.repository.js';
import { OrdersOfficeService } from './orders/orders-office.service.js';
import { PapersOfficeService } from './orders/papers-office.service.js';
import { PaymentIssuesOfficeRepository } from './orders/payment-issues-office.repository.js';
import { PaymentIssuesOfficeService } from './orders/payment-issues-office.service.js';
import { PayoutsOfficeService } from './payouts/payouts-office.service.js';
import { MemberPhotoFiles } from './photos/member-photo-files.service.js';
import { PhotoFilesRepository } from './photos/photo-files.repository.js';
import { PhotosOfficeService } from './photos/photos-office.service.js';
import { PricesOfficeRepository } from './prices/prices-office.repository.js';
import { PricesOfficeService } from './prices/prices-office.service.js';
import { ReviewsOfficeService } from './reviews/reviews-office.service.js';
import { NoticedOfficeRepository } from './signals/noticed-office.repository.js';
import { NoticedOfficeService } from './signals/noticed-office.service.js';
import { ScamWordsOfficeService } from './signals/scam-words-office.service.js';
import { SignalsOfficeService } from './signals/signals-office.service.js';
import { SiteWordsOfficeRepository } from './site-words/site-words-office.repository.js';
import { SiteWordsOfficeService } from './site-words/site-words-office.service.js';
import { SiteDetailsOfficeService } from './sites/site-details-office.service.js';
import { SitePages } from './sites/site-pages.service.js';
import { SitesOfficeRepository } from './sites/sites-office.repository.js';
import { SitesOfficeService } from './sites/sites-office.service.js';
import { TextsOfficeRepository } from './texts/texts-office.repository.js';
import { TextsOfficeService } from './texts/texts-office.service.js';
import { TransparencyOfficeService } from './transparency/transparency-office.service.js';
import { VatOfficeService } from './vat/vat-office.service.js';
import { VatReportOfficeService } from './vat/vat-report-office.service.js';
import { VerificationsOfficeRepository } from './verifications/verifications-office.repository.js';
import { VerificationsOfficeService } from './verifications/verifications-office.service.js';
import { WaitingOfficeService } from './waiting/waiting-office.service.js';

export {
  AnnouncementsOfficeService,
  ApiTokensOfficeService,
  AuditLogService,
  BookClosingsOfficeService,
  BookExportsOfficeService,
  BooksOfficeService,
  CaseDecisionsOfficeService,
  CaseEvidenceOfficeService,
  CaseEvidence,
  CaseOrigin,
  CasePageService,
  CaseProceedings,
  CaseSubject,
  CasesOfficeService,
  InitiativesOfficeService,
  OpenedEvidence,
  StatementPreviews,
  GiftsOfficeService,
  SiteListsOfficeService,
  ChildMaterialOfficeService,
  ColleaguesOfficeService,
  CompaniesOfficeService,
  CompanyPages,
  VatSchemesOfficeService,
  DebitBlocksOfficeService,
  DebitsOfficeService,
  MandatePages,
  MandatesOfficeService,
  OrderDebits,
  DiscountCodesOfficeService,
  DashboardOfficeService,
  IncidentsOfficeService,
  InvitationRows,
  InvitationsOfficeService,
  JobsOfficeService,
  QueuesOfficeService,
  FlagsOfficeService,
  LimitsOfficeService,
  MailStopsOfficeService,
  MemberCorrectionsOfficeService,
  MemberHelpOfficeService,
  MemberMoney,
  MemberPageService,
  MembersListService,
  MethodsOfficeService,
  ProviderAnswers,
  AskedProvider,
  EvidenceOfficeService,
  MoneyRequestsOfficeService,
  OrderMoney,
  OrderPages,
  OrdersOfficeService,
  PapersOfficeService,
  PaymentIssuesOfficeService,
  PayoutsOfficeService,
  MemberPhotoFiles,
  PhotosOfficeService,
  PricesOfficeService,
  ReviewsOfficeService,
  NoticedOfficeService,
  ScamWordsOfficeService,
  SignalsOfficeService,
  SiteWordsOfficeService,
  SiteDetailsOfficeService,
  SitePages,
  SitesOfficeService,
  TextsOfficeService,
  TransparencyOfficeService,
  VatOfficeService,
  VatReportOfficeService,
  VerificationsOfficeService,
  WaitingOfficeService,
};

/** Asked from outside. */
export const officeServices = [
  AnnouncementsOfficeService,
  ApiTokensOfficeService,
  AuditLogService,
  BookClosingsOfficeService,
  BookExportsOfficeService,
  BooksOfficeService,
  CaseDecisionsOfficeService,
  CaseEvidenceOfficeService,
  CaseEvidence,
  CaseOrigin,
  CasePageService,
  CaseProceedings,
  CaseSubject,
  CasesOfficeService,
  InitiativesOfficeService,
  OpenedEvidence,
  StatementPreviews,
  GiftsOfficeService,
  SiteListsOfficeService,
  ChildMaterialOfficeService,
  ColleaguesOfficeService,
  CompaniesOfficeService,
  CompanyPages,
  VatSchemesOfficeService,
  DebitBlocksOfficeService,
  DebitsOfficeService,
  MandatePages,
  MandatesOfficeService,
  OrderDebits,
  DiscountCodesOfficeService,
  DashboardOfficeService,
  IncidentsOfficeService,
  InvitationRows,
  InvitationsOfficeService,
  JobsOfficeService,
  QueuesOfficeService,
  FlagsOfficeService,
  LimitsOfficeService,
  MailStopsOfficeService,
  MemberCorrectionsOfficeService,
  MemberHelpOfficeService,
  MemberMoney,
  MemberPageService,
  MembersListService,
  MethodsOfficeService,
  ProviderAnswers,
  AskedProvider,
  EvidenceOfficeService,
  MoneyRequestsOfficeService,
  OrderMoney,
  OrderPages,
  OrdersOfficeService,
  PapersOfficeService,
  PaymentIssuesOfficeService,
  PayoutsOfficeService,
  MemberPhotoFiles,
  PhotosOfficeService,
  PricesOfficeService,
  ReviewsOfficeService,
  NoticedOfficeService,
  ScamWordsOfficeService,
  SignalsOfficeService,
  SiteWordsOfficeService,
  SiteDetailsOfficeService,
  SitePages,
  SitesOfficeService,
  TextsOfficeService,
  TransparencyOfficeService,
  VatOfficeService,
  VatReportOfficeService,
  VerificationsOfficeService,
  WaitingOfficeService,
] as const;

export const officeProviders = [
  ...officeServices,
  AnnouncementsOfficeRepository,
  ApiTokensOfficeRepository,
  AuditLogRepository,
  CasesOfficeRepository,
  CatalogueOfficeRepository,
  ChildMaterialOfficeRepository,
  ColleaguesOfficeRepository,
  CompaniesOfficeRepository,
  DebitBlocksOfficeRepository,
  DebitsOfficeRepository,
  MandatesOfficeRepository,
  DiscountCodesOfficeRepository,
  DashboardRepository,
  InvitationsOfficeRepository,
  MemberPageRepository,
  MembersListRepository,
  OrderEventsRepository,
  EvidenceRepository,
  MoneyRequestsOfficeRepository,
  OrdersOfficeRepository,
  PaymentIssuesOfficeRepository,
  PhotoFilesRepository,
  PricesOfficeRepository,
  NoticedOfficeRepository,
  SiteWordsOfficeRepository,
  SitesOfficeRepository,
  TextsOfficeRepository,
  VerificationsOfficeRepository,
] as const;
