import { useNotify } from 'react-admin';
import type { Locale } from '#contracts';
import { useCommand } from '../commands/useCommand';
import { useOpenItem, type WorkQueue } from './useOpenItem';

const takes = { cases: 'take_case', verifications: 'take_verification' } as const satisfies Record<WorkQueue, string>;

/** Takes what comes next in the queue and opens it; says so when nothing waits. */
export function useNextItem(
  queue: WorkQueue,
  allDone: string,
  wanted: { readonly language?: Locale } = {},
): { readonly takeNext: () => Promise<void>; readonly isBusy: boolean } {
  const { run, isBusy } = useCommand(takes[queue], { leads: true });
  const notify = useNotify();
  const open = useOpenItem(queue);
  const takeNext = async () => {
    const outcome = await run({ input: wanted });
    if (outcome.kind === 'refused') notify(outcome.refusal.text, { type: 'error' });
    if (outcome.kind !== 'done') return;
    if (outcome.result.id === null) notify(allDone);
    open(outcome.result.id);
  };
  return { takeNext, isBusy };
}
