import type { CasePage } from '#contracts-admin';
import { useCommand } from '../commands/useCommand';
import { useKeys } from '../work-queue/keys';
import type { CaseTarget } from './useCaseTarget';
import { useNextCase } from './useNextCase';

/** Taking a case, passing it over and going on to the next, by button and by key. */
export function useCaseActs({ id, mine }: Pick<CasePage, 'id' | 'mine'>, target: CaseTarget) {
  const { takeNext, isBusy } = useNextCase();
  const take = useCommand('take_case');
  const skip = useCommand('skip_case', { leads: true });
  const passOver = async () => {
    const outcome = await skip.run({ id, input: {} });
    if (outcome.kind === 'done' || outcome.kind === 'over') await takeNext();
  };
  useKeys(
    mine
      ? {
          s: { kind: 'passes', act: () => void passOver() },
          e: { kind: 'opens', act: () => document.querySelector<HTMLElement>('[data-key=e] button')?.click() },
        }
      : { n: { kind: 'opens', act: () => void takeNext() } },
    target,
  );
  return {
    take: { act: () => void take.run({ input: { case: id } }), isBusy: take.isBusy },
    skip: { act: () => void passOver(), isBusy: skip.isBusy },
    next: { act: () => void takeNext(), isBusy },
  };
}
