import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { authProvider } from './authProvider';
import { dataProvider } from './dataProvider';
import { Home } from './home/Home';
import { BrokenOffice } from './layout/Broken';
import { Notices } from './layout/Notices';
import { Denied, Nowhere } from './layout/Nowhere';
import { OfficeLayout } from './layout/OfficeLayout';
import { LoginPage } from './login/LoginPage';
import {
  AnnouncementPage,
  AnnouncementsList,
  ApiTokensList,
  AuditList,
  CasePage,
  CasesList,
  CompaniesList,
  CompanyPage,
  ChildMaterialList,
  ChildMaterialPage,
  ColleaguePage,
  ColleaguesList,
  DashboardPage,
  DebitBlocksList,
  DebitPage,
  DebitsList,
  DeadLetterPage,
  DeadLettersList,
  DevicePage,
  DiscountCodePage,
  DiscountCodesList,
  InvitationsList,
  MandatePage,
  MandatesList,
  MemberPage,
  MembersList,
  MethodsList,
  MethodsPage,
  MoneyRequestsList,
  NewAnnouncement,
  NoticedList,
  OrderPage,
  OrdersList,
  PaymentIssuesList,
  GiftPage,
  GiftsList,
  SiteListsList,
  SiteListsPage,
  PricesList,
  PricesPage,
  QueuesPage,
  RecurringJobsList,
  ReviewPage,
  SetUpPage,
  SignalsPage,
  SitePage,
  SiteWordPage,
  SiteWordsList,
  SitesList,
  TextPage,
  TextsList,
  TransparencyPage,
  BooksPage,
  PayoutPage,
  PayoutsPage,
  VatReportPage,
  VatList,
  VatPage,
  VerificationPage,
  VerificationsList,
  WorkersList,
} from './pages';
import { queryClient } from './queryClient';
import { store } from './store';
import { darkTheme, lightTheme } from './theme/theme';
import { Waiting } from './ui/Waiting';
import { i18nProvider } from './i18n-provider';
import { words } from './words';

export const App = () => (
  <Admin
    title={words.title}
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
    theme={lightTheme}
    darkTheme={darkTheme}
    layout={OfficeLayout}
    loginPage={LoginPage}
    notification={Notices}
    dashboard={Home}
    catchAll={Nowhere}
    accessDenied={Denied}
    error={BrokenOffice}
    loading={Waiting}
    disableTelemetry
    requireAuth
  >
    <Resource name="cases" list={CasesList} show={CasePage} />
    <Resource name="child_material" list={ChildMaterialList} show={ChildMaterialPage} />
    <Resource name="noticed" list={NoticedList} />
    <Resource name="verifications" list={VerificationsList} show={VerificationPage} />
    <Resource name="members" list={MembersList} show={MemberPage} />
    <Resource name="orders" list={OrdersList} show={OrderPage} />
    <Resource name="discount_codes" list={DiscountCodesList} show={DiscountCodePage} />
    <Resource name="payment_issues" list={PaymentIssuesList} />
    <Resource name="money_requests" list={MoneyRequestsList} />
    <Resource name="debits" list={DebitsList} show={DebitPage} />
    <Resource name="mandates" list={MandatesList} show={MandatePage} />
    <Resource name="debit_blocks" list={DebitBlocksList} />
    <Resource name="invitations" list={InvitationsList} />
    <Resource name="announcements" list={AnnouncementsList} show={AnnouncementPage} create={NewAnnouncement} />
    <Resource name="sites" list={SitesList} show={SitePage} />
    <Resource name="gifts" list={GiftsList} show={GiftPage} />
    <Resource name="site_lists" list={SiteListsList} show={SiteListsPage} />
    <Resource name="prices" list={PricesList} show={PricesPage} />
    <Resource name="site_words" list={SiteWordsList} show={SiteWordPage} />
    <Resource name="texts" list={TextsList} show={TextPage} />
    <Resource name="companies" list={CompaniesList} show={CompanyPage} />
    <Resource name="vat" list={VatList} show={VatPage} />
    <Resource name="payment_methods" list={MethodsList} show={MethodsPage} />
    <Resource name="staff" list={ColleaguesList} show={ColleaguePage} />
    <Resource name="api_tokens" list={ApiTokensList} />
    <Resource name="audit" list={AuditList} />
    <Resource name="dead_letters" list={DeadLettersList} show={DeadLetterPage} />
    <Resource name="recurring_jobs" list={RecurringJobsList} />
    <Resource name="workers" list={WorkersList} />
    <CustomRoutes>
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/queues-overview" element={<QueuesPage />} />
      <Route path="/transparency" element={<TransparencyPage />} />
      <Route path="/books" element={<BooksPage />} />
      <Route path="/payouts" element={<PayoutsPage />} />
      <Route path="/payouts/:id" element={<PayoutPage />} />
      <Route path="/vat-report" element={<VatReportPage />} />
      <Route path="/signals" element={<SignalsPage />} />
      <Route path="/review" element={<ReviewPage />} />
      <Route path="/device" element={<DevicePage />} />
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route path="/set-up" element={<SetUpPage />} />
    </CustomRoutes>
  </Admin>
);
