import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { closedBy, dismissals, dismissPath, type Dismissal } from '#contracts';
import { useSession } from '#member/shared/state/session';

interface DismissFormProps {
  readonly what: Dismissal;
  readonly children: ReactNode;
}

/** Its submit buttons close something for a while; what closes wears `data-closes`. With the script it closes at once, without it the page comes back. */
export function DismissForm({ what, children }: DismissFormProps) {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  return (
    <form method="post" action={dismissPath} data-dismiss={what} data-keep={dismissals[what]}>
      <input type="hidden" name="what" value={what} />
      {user ? <input type="hidden" name="by" value={closedBy(user.id)} /> : null}
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  );
}
