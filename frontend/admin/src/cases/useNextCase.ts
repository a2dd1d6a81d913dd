import { useNotify } from 'react-admin';
import { useCommand } from '../commands/useCommand';
import { useOpenCase } from './useOpenCase';
import { caseWords } from './words';

/** Takes the most urgent case and opens it; says so when nothing waits. */
export function useNextCase(): { readonly takeNext: () => Promise<void>; readonly isBusy: boolean } {
  const { run, isBusy } = useCommand('take_case', { leads: true });
  const notify = useNotify();
  const open = useOpenCase();
  const takeNext = async () => {
    const outcome = await run({ input: {} });
    if (outcome.kind === 'refused') notify(outcome.refusal.text, { type: 'error' });
    if (outcome.kind !== 'done') return;
    if (outcome.result.id === null) notify(caseWords.allDone);
    open(outcome.result.id);
  };
  return { takeNext, isBusy };
}
