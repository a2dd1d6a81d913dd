import { useEffect, useRef } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import type { OfficeDataProvider } from '../dataProvider';
import type { WorkQueue } from './useOpenItem';

const signMs = 60_000;
const signs = ['pointermove', 'keydown', 'wheel'] as const;

const takeAgain: Record<WorkQueue, (office: OfficeDataProvider, id: string) => Promise<unknown>> = {
  cases: (office, id) => office.command('take_case', { input: { case: id } }),
  verifications: (office, id) => office.command('take_verification', { input: { verification: id } }),
};

/** Holds what is taken for as long as its moderator does something here: on a page that is left alone it is free after ten minutes. */
export function useHold(queue: WorkQueue, { id, mine }: { readonly id: string; readonly mine: boolean }): void {
  const dataProvider = useDataProvider<OfficeDataProvider>();
  const refresh = useRefresh();
  const isActive = useRef(false);
  useEffect(() => {
    if (!mine) return undefined;
    const note = () => {
      isActive.current = true;
    };
    const timer = setInterval(() => {
      if (!isActive.current) return;
      isActive.current = false;
      takeAgain[queue](dataProvider, id).catch(refresh);
    }, signMs);
    for (const sign of signs) document.addEventListener(sign, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) document.removeEventListener(sign, note);
    };
  }, [queue, id, mine, dataProvider, refresh]);
}
