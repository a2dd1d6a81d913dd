import { Module } from '@nestjs/common';
import { AuditModule } from '#audit';
import { StaffModule } from '#auth';
import { BackOfficeModule } from '#back-office';
import { SiteApiModule } from '../site/site.api-module.js';
import { AdminAnnouncementPreviewController } from './announcement-preview.controller.js';
import { AdminAnnouncementsController } from './announcements.controller.js';
import { AdminApiTokensController } from './api-tokens.controller.js';
import { AdminAuditController } from './audit.controller.js';
import { AdminCasesController } from './cases.controller.js';
import { AdminChildMaterialController } from './child-material.controller.js';
import { AdminColleaguesController } from './colleagues.controller.js';
import { AdminIncidentsController } from './incidents.controller.js';
import { AdminInitiativesController } from './initiatives.controller.js';
import { AdminInvitationsController } from './invitations.controller.js';
import { AdminJobsController } from './jobs.controller.js';
import { listControllers } from './list-controllers.js';
import { AdminMemberFlagsController } from './member-flags.controller.js';
import { AdminMemberHelpController } from './member-help.controller.js';
import { AdminMemberLimitsController } from './member-limits.controller.js';
import { AdminMemberMailsController } from './member-mails.controller.js';
import { AdminMembersController } from './members.controller.js';
import { AdminCompaniesController } from './companies.controller.js';
import { AdminDashboardController } from './dashboard.controller.js';
import { AdminDirectDebitsController } from './direct-debits.controller.js';
import { AdminDiscountCodesController } from './discount-codes.controller.js';
import { AdminMoneyRequestsController } from './money-requests.controller.js';
import { AdminOrdersController } from './orders.controller.js';
import { AdminPaymentIssuesController } from './payment-issues.controller.js';
import { MediaApiModule } from '../media/media.api-module.js';
import { AdminGiftPicturesController } from './gift-pictures.controller.js';
import { AdminGiftsController } from './gifts.controller.js';
import { AdminSiteListsController } from './site-lists.controller.js';
import { AdminPricesController } from './prices.controller.js';
import { AdminSiteWordsController } from './site-words.controller.js';
import { AdminSitesController } from './sites.controller.js';
import { AdminPhotoChecksController } from './photo-checks.controller.js';
import { AdminQueuesController } from './queues.controller.js';
import { AdminReviewsController } from './reviews.controller.js';
import { StaffDeviceController } from './staff-device.controller.js';
import { StaffSetUpController } from './staff-set-up.controller.js';
import { StaffSignInController } from './staff-sign-in.controller.js';
import { StaffSessionController } from './staff-session.controller.js';
import { AdminScamWordTrialsController } from './scam-word-trials.controller.js';
import { AdminScamWordsController } from './scam-words.controller.js';
import { AdminSignalTrialsController } from './signal-trials.controller.js';
import { AdminSignalsController } from './signals.controller.js';
import { AdminTextPreviewController } from './text-preview.controller.js';
import { TextPreviews } from './text-previews.js';
import { AdminTextsController } from './texts.controller.js';
import { AdminTransparencyController } from './transparency.controller.js';
import { AdminSelfiesController } from './selfies.controller.js';
import { AdminMethodsController } from './methods.controller.js';
import { AdminVatController } from './vat.controller.js';
import { AdminVerificationsController } from './verifications.controller.js';
import { AdminBooksController } from './books.controller.js';
import { AdminPayoutsController } from './payouts.controller.js';
import { AdminVatReportController } from './vat-report.controller.js';
import { AdminWaitingController } from './waiting.controller.js';

@Module({
  imports: [AuditModule, StaffModule, BackOfficeModule, MediaApiModule, SiteApiModule],
  controllers: [
    ...listControllers(),
    StaffSessionController,
    StaffDeviceController,
    StaffSetUpController,
    StaffSignInController,
    AdminColleaguesController,
    AdminMembersController,
    AdminMemberFlagsController,
    AdminMemberHelpController,
    AdminMemberLimitsController,
    AdminMemberMailsController,
    AdminDashboardController,
    AdminIncidentsController,
    AdminDirectDebitsController,
    AdminDiscountCodesController,
    AdminMoneyRequestsController,
    AdminOrdersController,
    AdminPaymentIssuesController,
    AdminPricesController,
    AdminGiftsController,
    AdminGiftPicturesController,
    AdminSiteListsController,
    AdminCompaniesController,
    AdminMethodsController,
    AdminVatController,
    AdminSitesController,
    AdminSiteWordsController,
    AdminPhotoChecksController,
    AdminCasesController,
    AdminChildMaterialController,
    AdminReviewsController,
    AdminInitiativesController,
    AdminInvitationsController,
    AdminAnnouncementsController,
    AdminAnnouncementPreviewController,
    AdminApiTokensController,
    AdminAuditController,
    AdminJobsController,
    AdminQueuesController,
    AdminSignalsController,
    AdminScamWordTrialsController,
    AdminScamWordsController,
    AdminSignalTrialsController,
    AdminTextsController,
    AdminTextPreviewController,
    AdminTransparencyController,
    AdminSelfiesController,
    AdminVerificationsController,
    AdminBooksController,
    AdminPayoutsController,
    AdminVatReportController,
    AdminWaitingController,
  ],
  providers: [TextPreviews],
})
export class AdminApiModule {}
