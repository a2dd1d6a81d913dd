import { useEffect, useState } from 'react';
import { announce, useAnnouncement } from './announce';
import { VisuallyHidden } from './VisuallyHidden';

/** Where `announce` is heard while a dialog is open, behind which the page is silent. Neither of the two says again what the other has said. */
export function SpokenRegion() {
  const message = useAnnouncement();
  const [before, setBefore] = useState(message);
  if (before && message !== before) setBefore('');
  useEffect(() => () => announce(''), []);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {message === before ? '' : message}
    </VisuallyHidden>
  );
}
