import { Outlet, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { useSession } from '#member/shared/state/session';
import { SignupLayer } from '../SignupLayer';
import { BrandBar } from './BrandBar';
import { DefaultLayout } from './DefaultLayout';
import { countriesWarnedEverywhere } from './entry-rule';
import { Frame } from './Frame';

/** Content alone under the name of the site, and the sign-up over it. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SignupLayer />
      <Frame entryCountries={countriesWarnedEverywhere} header={<BrandBar />}>
        {children}
      </Frame>
    </>
  );
}

/** Around the page of a link from a mail. An address that never was one is any unknown page: the way on is in the bar and at the bottom. */
export function LinkLayout() {
  const { pathname } = useLocation();
  const { missing } = useSession();
  if (missing === pathname) return <DefaultLayout />;
  return (
    <EmptyLayout>
      <Outlet />
    </EmptyLayout>
  );
}
