import { useState } from 'react';
import { toApiError, type ApiError } from '#kit';

/** One action of a button: busy while it runs, its refusal afterwards. */
export function useAction<Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const run = async (...args: Args) => {
    setBusy(true);
    setError(null);
    await act(...args).catch((thrown: unknown) => setError(toApiError(thrown)));
    setBusy(false);
  };
  return { run: (...args: Args) => void run(...args), busy, error };
}
