import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { words } from '../words';

/** Does something to the record on the screen: says how it went and reads the record again. One at a time. */
export function useAction(): { readonly isBusy: boolean; readonly act: (work: () => Promise<unknown>, done: string) => Promise<void> } {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      notify(done);
    } catch {
      notify(words.failed.other, { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { isBusy, act };
}
