import type { ReactNode } from 'react';
import { BrandBar } from './BrandBar';
import { countriesWarnedEverywhere } from './entry-rule';
import { Footer } from './Footer';
import { Frame } from './Frame';

interface LanderLayoutProps {
  /** Countries whose visitors are warned at the entry; an error page warns nobody. */
  readonly entryCountries?: readonly string[];
  readonly children: ReactNode;
}

/** The name, the content, the footer: nothing that leads away. */
export function LanderLayout({ entryCountries = countriesWarnedEverywhere, children }: LanderLayoutProps) {
  return (
    <Frame entryCountries={entryCountries} header={<BrandBar />} footer={<Footer />}>
      {children}
    </Frame>
  );
}
