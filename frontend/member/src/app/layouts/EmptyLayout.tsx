import type { ReactNode } from 'react';
import { SignupLayer } from '../SignupLayer';
import { countriesWarnedEverywhere } from './entry-rule';
import { Frame } from './Frame';

/** Content alone, and the sign-up over it. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SignupLayer />
      <Frame entryCountries={countriesWarnedEverywhere}>{children}</Frame>
    </>
  );
}
