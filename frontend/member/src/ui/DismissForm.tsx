import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { dismissals, dismissPath, type Dismissal } from '#contracts';

interface DismissFormProps {
  readonly what: Dismissal;
  readonly children: ReactNode;
}

/** Its submit buttons close something for a while; what closes wears `data-closes`. With the script it closes at once, without it the page comes back. */
export function DismissForm({ what, children }: DismissFormProps) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={dismissPath} data-dismiss={what} data-keep={dismissals[what]}>
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  );
}
