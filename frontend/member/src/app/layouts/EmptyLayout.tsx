import type { ReactNode } from 'react';
import { Frame } from './Frame';

/** Content alone. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
