import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import type { VerificationPage } from '#contracts-admin';
import { useCommand } from '../commands/useCommand';
import type { OfficeDataProvider } from '../dataProvider';
import { verificationWords } from './words';

const all = { queryKey: ['verifications'] } as const;
const signMs = 60_000;
const signs = ['pointermove', 'keydown', 'wheel'] as const;

/** Opens one as it is now, or the list: what was kept of it is from before it was taken. */
export function useOpenVerification(): (id: string | null) => void {
  const queryClient = useQueryClient();
  const redirect = useRedirect();
  return (id) => {
    queryClient.removeQueries({ ...all, type: 'inactive' });
    if (id === null) redirect('list', 'verifications');
    else redirect('show', 'verifications', id);
    void queryClient.invalidateQueries(all);
  };
}

/** Takes the selfie that waits longest and opens it; says so when none waits. */
export function useNextVerification(): { readonly takeNext: () => Promise<void>; readonly isBusy: boolean } {
  const { run, isBusy } = useCommand('take_verification', { leads: true });
  const notify = useNotify();
  const open = useOpenVerification();
  const takeNext = async () => {
    const outcome = await run({ input: {} });
    if (outcome.kind === 'refused') notify(outcome.refusal.text, { type: 'error' });
    if (outcome.kind !== 'done') return;
    if (outcome.result.id === null) notify(verificationWords.allDone);
    open(outcome.result.id);
  };
  return { takeNext, isBusy };
}

/** Keeps it for as long as its moderator does something here: on a page that is left alone it is free after ten minutes. */
export function useHeldVerification({ id, mine }: Pick<VerificationPage, 'id' | 'mine'>): void {
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
      dataProvider.command('take_verification', { input: { verification: id } }).catch(refresh);
    }, signMs);
    for (const event of signs) document.addEventListener(event, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const event of signs) document.removeEventListener(event, note);
    };
  }, [id, mine, dataProvider, refresh]);
}
