import { useNotify } from 'react-admin';
import { words } from '../words';

/** Copies a link, and says so; where the browser forbids it, the link itself is shown. */
export function useCopyLink(): (url: string) => void {
  const notify = useNotify();
  return (url) =>
    void navigator.clipboard.writeText(url).then(
      () => notify(words.invitations.copied),
      () => notify(url, { autoHideDuration: null }),
    );
}
