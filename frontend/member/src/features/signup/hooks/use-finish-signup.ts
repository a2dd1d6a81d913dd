import { use } from 'react';
import { toApiError, type ApiError } from '#kit';
import { lastStep, stepToMend, type Step } from '../model/steps';
import { useCreateAccount } from './use-create-account';
import { SignupDialogContext } from './use-steps';

/** Makes the account. What is refused because of an earlier step leads back there; the rest is thrown, and stands in the last one. */
export function useFinishSignup(onMend: (step: Step, error: ApiError) => void) {
  const create = useCreateAccount();
  const dialog = use(SignupDialogContext);
  return async (password: string): Promise<void> => {
    try {
      await create(password);
    } catch (thrown) {
      const error = toApiError(thrown);
      if (dialog && error.code === 'signups_closed') {
        dialog.onRefused(error);
        return;
      }
      const step = stepToMend(Object.keys(error.fields));
      if (step === lastStep) throw error;
      onMend(step, error);
    }
  };
}
