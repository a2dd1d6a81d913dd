import { useState, type FormEvent } from 'react';
import { toApiError } from '#kit';
import { useErrorWords } from '../../../ui/Notice';

export interface Problem {
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
}

const noProblem: Problem = { errors: {} };

/**
 * One small form: `act` gets its answers, and says by a text which answer of `field` it cannot use. What the API refuses is shown beside the
 * field that it names, else above the form.
 */
export function useForm(act: (data: FormData) => Promise<Problem | undefined>) {
  const words = useErrorWords();
  const [problem, setProblem] = useState(noProblem);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  const run = async (data: FormData) => {
    setBusy(true);
    setProblem(noProblem);
    const next = await act(data).catch((thrown: unknown): Problem => {
      const error = toApiError(thrown);
      const isAboutFields = Object.keys(error.fields).length > 0;
      return { errors: error.fields, message: isAboutFields ? undefined : words(error) };
    });
    setBusy(false);
    if (!next) return;
    setProblem(next);
    setAttempt((count) => count + 1);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void run(new FormData(event.currentTarget));
  };
  return { onSubmit, run, problem, attempt, busy };
}
