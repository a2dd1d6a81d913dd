import { useEffect } from 'react';
import { announce, useAnnouncement } from './announce';
import { VisuallyHidden } from './VisuallyHidden';

/** Where `announce` is heard while a dialog is open, behind which the page is silent. What was said in it the page does not say again. */
export function SpokenRegion() {
  useEffect(() => () => announce(''), []);
  return <VisuallyHidden role="status">{useAnnouncement()}</VisuallyHidden>;
}
