import { useState, type SyntheticEvent } from 'react';
import { toApiError } from '#kit';
import { useErrorWords } from './Notice';

export interface Problem {
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
}

const noProblem: Problem = { errors: {} };

export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** A password as it was typed: blanks at its ends belong to it. */
export function secretOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** One small form: `act` gets its answers and may say what is wrong with them. What the API refuses stands beside its field, else above the form. */
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
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void run(new FormData(event.currentTarget));
  };
  return { onSubmit, run, problem, attempt, busy };
}
