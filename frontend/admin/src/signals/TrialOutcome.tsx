import type { UseMutationResult } from '@tanstack/react-query';
import type { SignalTrial } from '#contracts-admin';
import { Failed } from '../ui/Failed';
import { TrialResult } from './TrialResult';

interface TrialOutcomeProps<Tried> {
  readonly trial: UseMutationResult<SignalTrial, Error, Tried>;
  /** Whom it would have noticed, as a sentence. */
  readonly hit: (tried: Tried, members: number, confirmed: number) => string;
  readonly onRetry: () => void;
}

/** What came of trying a rule on the past. */
export const TrialOutcome = <Tried,>({ trial, hit, onRetry }: TrialOutcomeProps<Tried>) => (
  <>
    {trial.error ? <Failed error={trial.error} onRetry={onRetry} /> : null}
    <div role="status">
      {trial.data ? <TrialResult trial={trial.data} hit={hit(trial.variables, trial.data.members, trial.data.confirmed)} /> : null}
    </div>
  </>
);
