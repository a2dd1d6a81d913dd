import { lazy, Suspense, type ReactNode } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { AnnouncementPage } from './announcements/AnnouncementPage';
import { AnnouncementsList } from './announcements/AnnouncementsList';
import { NewAnnouncement } from './announcements/NewAnnouncement';
import { AuditList } from './audit/AuditList';
import { authProvider } from './authProvider';
import { CasePage } from './cases/CasePage';
import { CasesList } from './cases/CasesList';
import { dataProvider } from './dataProvider';
import { DevicePage } from './device/DevicePage';
import { Home } from './home/Home';
import { InvitationsList } from './invitations/InvitationsList';
import { BrokenOffice } from './layout/Broken';
import { Denied, Nowhere } from './layout/Nowhere';
import { OfficeLayout } from './layout/OfficeLayout';
import { DeadLetterPage } from './jobs/DeadLetterPage';
import { DeadLettersList } from './jobs/DeadLettersList';
import { QueuesPage } from './jobs/QueuesPage';
import { RecurringJobsList } from './jobs/RecurringJobsList';
import { WorkersList } from './jobs/WorkersList';
import { LoginPage } from './login/LoginPage';
import { MemberPage } from './members/MemberPage';
import { MembersList } from './members/MembersList';
import { queryClient } from './queryClient';
import { store } from './store';
import { darkTheme, lightTheme } from './theme/theme';
import { Waiting } from './ui/Waiting';
import { VerificationPage, VerificationsList } from './verifications/lazy';
import { i18nProvider } from './i18n-provider';
import { words } from './words';

/** Only moderators open them. */
const TransparencyPage = lazy(() => import('./transparency/TransparencyPage').then((module) => ({ default: module.TransparencyPage })));
const ReviewPage = lazy(() => import('./reviews/ReviewPage').then((module) => ({ default: module.ReviewPage })));

const SignalsPage = lazy(() => import('./signals/SignalsPage').then((module) => ({ default: module.SignalsPage })));

const later = (page: ReactNode) => <Suspense fallback={<Waiting />}>{page}</Suspense>;

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
    dashboard={Home}
    catchAll={Nowhere}
    accessDenied={Denied}
    error={BrokenOffice}
    loading={Waiting}
    disableTelemetry
    requireAuth
  >
    <Resource name="cases" list={CasesList} show={CasePage} />
    <Resource name="verifications" list={VerificationsList} show={VerificationPage} />
    <Resource name="members" list={MembersList} show={MemberPage} />
    <Resource name="invitations" list={InvitationsList} />
    <Resource name="announcements" list={AnnouncementsList} show={AnnouncementPage} create={NewAnnouncement} />
    <Resource name="audit" list={AuditList} />
    <Resource name="dead_letters" list={DeadLettersList} show={DeadLetterPage} />
    <Resource name="recurring_jobs" list={RecurringJobsList} />
    <Resource name="workers" list={WorkersList} />
    <CustomRoutes>
      <Route path="/queues-overview" element={<QueuesPage />} />
      <Route path="/transparency" element={later(<TransparencyPage />)} />
      <Route path="/signals" element={later(<SignalsPage />)} />
      <Route path="/review" element={later(<ReviewPage />)} />
      <Route path="/device" element={<DevicePage />} />
    </CustomRoutes>
  </Admin>
);
