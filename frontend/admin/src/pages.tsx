import { lazy, Suspense, type ComponentType } from 'react';
import { Waiting } from './ui/Waiting';

/** A screen that comes when somebody goes there: who opens the office loads its start alone. */
function later<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): ComponentType {
  const Screen = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
  return () => (
    <Suspense fallback={<Waiting />}>
      <Screen />
    </Suspense>
  );
}

export const AnnouncementPage = later(() => import('./announcements/AnnouncementPage'), 'AnnouncementPage');
export const AnnouncementsList = later(() => import('./announcements/AnnouncementsList'), 'AnnouncementsList');
export const ApiTokensList = later(() => import('./api-tokens/ApiTokensList'), 'ApiTokensList');
export const AuditList = later(() => import('./audit/AuditList'), 'AuditList');
export const CasePage = later(() => import('./cases/CasePage'), 'CasePage');
export const CasesList = later(() => import('./cases/CasesList'), 'CasesList');
export const ChildMaterialList = later(() => import('./child-material/ChildMaterialList'), 'ChildMaterialList');
export const ChildMaterialPage = later(() => import('./child-material/ChildMaterialPage'), 'ChildMaterialPage');
export const CompaniesList = later(() => import('./companies/CompaniesList'), 'CompaniesList');
export const CompanyPage = later(() => import('./companies/CompanyPage'), 'CompanyPage');
export const ColleaguePage = later(() => import('./colleagues/ColleaguePage'), 'ColleaguePage');
export const ColleaguesList = later(() => import('./colleagues/ColleaguesList'), 'ColleaguesList');
export const DashboardPage = later(() => import('./dashboard/DashboardPage'), 'DashboardPage');
export const DebitBlocksList = later(() => import('./direct-debits/DebitBlocksList'), 'DebitBlocksList');
export const DebitPage = later(() => import('./direct-debits/DebitPage'), 'DebitPage');
export const DebitsList = later(() => import('./direct-debits/DebitsList'), 'DebitsList');
export const DeadLetterPage = later(() => import('./jobs/DeadLetterPage'), 'DeadLetterPage');
export const DeadLettersList = later(() => import('./jobs/DeadLettersList'), 'DeadLettersList');
export const DevicePage = later(() => import('./device/DevicePage'), 'DevicePage');
export const DiscountCodePage = later(() => import('./discount-codes/DiscountCodePage'), 'DiscountCodePage');
export const DiscountCodesList = later(() => import('./discount-codes/DiscountCodesList'), 'DiscountCodesList');
export const InvitationsList = later(() => import('./invitations/InvitationsList'), 'InvitationsList');
export const MandatePage = later(() => import('./direct-debits/MandatePage'), 'MandatePage');
export const MandatesList = later(() => import('./direct-debits/MandatesList'), 'MandatesList');
export const MemberPage = later(() => import('./members/MemberPage'), 'MemberPage');
export const MembersList = later(() => import('./members/MembersList'), 'MembersList');
export const MoneyRequestsList = later(() => import('./money-requests/MoneyRequestsList'), 'MoneyRequestsList');
export const NewAnnouncement = later(() => import('./announcements/NewAnnouncement'), 'NewAnnouncement');
export const NoticedList = later(() => import('./noticed/NoticedList'), 'NoticedList');
export const OrderPage = later(() => import('./orders/OrderPage'), 'OrderPage');
export const OrdersList = later(() => import('./orders/OrdersList'), 'OrdersList');
export const PaymentIssuesList = later(() => import('./payment-issues/PaymentIssuesList'), 'PaymentIssuesList');
export const GiftsList = later(() => import('./gifts/GiftsList'), 'GiftsList');
export const GiftPage = later(() => import('./gifts/GiftPage'), 'GiftPage');
export const SiteListsList = later(() => import('./site-lists/SiteListsList'), 'SiteListsList');
export const SiteListsPage = later(() => import('./site-lists/SiteListsPage'), 'SiteListsPage');
export const PricesList = later(() => import('./prices/PricesList'), 'PricesList');
export const PricesPage = later(() => import('./prices/PricesPage'), 'PricesPage');
export const QueuesPage = later(() => import('./jobs/QueuesPage'), 'QueuesPage');
export const RecurringJobsList = later(() => import('./jobs/RecurringJobsList'), 'RecurringJobsList');
export const ReviewPage = later(() => import('./reviews/ReviewPage'), 'ReviewPage');
export const SetUpPage = later(() => import('./set-up/SetUpPage'), 'SetUpPage');
export const SignalsPage = later(() => import('./signals/SignalsPage'), 'SignalsPage');
export const SitePage = later(() => import('./sites/SitePage'), 'SitePage');
export const SitesList = later(() => import('./sites/SitesList'), 'SitesList');
export const SiteWordPage = later(() => import('./site-words/SiteWordPage'), 'SiteWordPage');
export const SiteWordsList = later(() => import('./site-words/SiteWordsList'), 'SiteWordsList');
export const TextPage = later(() => import('./texts/TextPage'), 'TextPage');
export const TextsList = later(() => import('./texts/TextsList'), 'TextsList');
export const TransparencyPage = later(() => import('./transparency/TransparencyPage'), 'TransparencyPage');
export const BooksPage = later(() => import('./books/BooksPage'), 'BooksPage');
export const PayoutPage = later(() => import('./payouts/PayoutPage'), 'PayoutPage');
export const PayoutsPage = later(() => import('./payouts/PayoutsPage'), 'PayoutsPage');
export const MethodsList = later(() => import('./methods/MethodsList'), 'MethodsList');
export const MethodsPage = later(() => import('./methods/MethodsPage'), 'MethodsPage');
export const VatReportPage = later(() => import('./vat-report/VatReportPage'), 'VatReportPage');
export const VatList = later(() => import('./vat/VatList'), 'VatList');
export const VatPage = later(() => import('./vat/VatPage'), 'VatPage');
export const VerificationPage = later(() => import('./verifications/VerificationPage'), 'VerificationPage');
export const VerificationsList = later(() => import('./verifications/VerificationsList'), 'VerificationsList');
export const WorkersList = later(() => import('./jobs/WorkersList'), 'WorkersList');
