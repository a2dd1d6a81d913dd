import { useEffect, useRef } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import type { CasePage } from '#contracts-admin';
import type { OfficeDataProvider } from '../dataProvider';

const signMs = 60_000;

/** Keeps the case for as long as its moderator does something here: read on a page that is left alone, it is free after ten minutes. */
export function useHeldCase({ id, mine }: Pick<CasePage, 'id' | 'mine'>): void {
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
      dataProvider.command('take_case', { input: { case: id } }).catch(refresh);
    }, signMs);
    for (const event of ['pointermove', 'keydown', 'wheel'] as const) document.addEventListener(event, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const event of ['pointermove', 'keydown', 'wheel'] as const) document.removeEventListener(event, note);
    };
  }, [id, mine, dataProvider, refresh]);
}
