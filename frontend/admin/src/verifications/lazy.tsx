import { lazy, Suspense } from 'react';
import { Waiting } from '../ui/Waiting';

const List = lazy(() => import('./VerificationsList').then(({ VerificationsList: screen }) => ({ default: screen })));
const Page = lazy(() => import('./VerificationPage').then(({ VerificationPage: screen }) => ({ default: screen })));

/** Screens that come when somebody goes there. */
export const VerificationsList = () => (
  <Suspense fallback={<Waiting />}>
    <List />
  </Suspense>
);

export const VerificationPage = () => (
  <Suspense fallback={<Waiting />}>
    <Page />
  </Suspense>
);
