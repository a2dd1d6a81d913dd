import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { toApiError } from '#kit';
import { useErrorWords } from '#member/ui/Notice';
import { splitBirthDate } from '#member/ui/DateOfBirthFields';
import type { Faults } from '../model/check';
import type { Draft } from '../model/draft';
import { keepAnswers, useDraft } from '../state/draft';
import { fillEmpty } from '../model/fill-empty';
import { useFaultWords } from './use-fault-words';

/** What is wrong: texts by field, a sentence about the whole, and the code of a refusal. */
export interface Problem {
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly code?: string;
}

export const noProblem: Problem = { errors: {} };

interface StepFormOptions {
  readonly initial?: Problem;
  /** The answers as they stand in the form now. */
  readonly read: (data: FormData) => Draft;
  readonly check: (answers: Draft, data: FormData) => Faults;
  /** Everything is in order: go on. What it throws is shown as a refusal. */
  readonly onDone: (answers: Draft, data: FormData) => Promise<void> | void;
}

const birthParts = (draft: Draft) => {
  const { day, month, year } = splitBirthDate(draft.date_of_birth);
  return { birth_day: day, birth_month: month, birth_year: year };
};

/** Three controls ask for one answer. */
const fieldOf = (control: string): string => (control.startsWith('birth_') ? 'date_of_birth' : control);

/** What is right now is no fault any more. A fault that only the server finds goes with the first change of its answer. */
export function withoutMended(problem: Problem, changed: string, faults: Faults): Problem {
  if (!problem.errors[changed] || faults[changed]) return problem;
  const { [changed]: _mended, ...errors } = problem.errors;
  return Object.keys(errors).length > 0 ? { ...problem, errors } : noProblem;
}

/**
 * One step: its answers are kept while they are given, checked when the member goes on, and stand there again on the way back. The inputs are
 * uncontrolled, because the page is usable before the script arrives.
 */
export function useStepForm({ initial = noProblem, read, check, onDone }: StepFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const faultWords = useFaultWords();
  const errorWords = useErrorWords();
  const draft = useDraft();
  const filled = useRef(false);

  // Once: later changes come from this form.
  useLayoutEffect(() => {
    if (filled.current || !draft || !form.current) return;
    filled.current = true;
    fillEmpty(form.current, { ...draft, ...birthParts(draft) });
  }, [draft]);

  const refuse = (next: Problem) => {
    setProblem(next);
    setAttempt((count) => count + 1);
  };

  const submit = async (data: FormData) => {
    const answers = read(data);
    const faults = check(answers, data);
    if (Object.keys(faults).length > 0) {
      refuse({ errors: Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, faultWords(fault)])) });
      return;
    }
    keepAnswers(answers);
    setProblem(noProblem);
    setBusy(true);
    try {
      await onDone(answers, data);
    } catch (thrown) {
      const error = toApiError(thrown);
      const errors = error.fields;
      refuse({ errors, code: error.code, message: Object.keys(errors).length > 0 ? undefined : errorWords(error) });
    } finally {
      setBusy(false);
    }
  };

  const props = {
    ref: form,
    noValidate: true,
    onInput: (event: SyntheticEvent<HTMLFormElement>) => {
      const data = new FormData(event.currentTarget);
      const answers = read(data);
      keepAnswers(answers);
      const { name = '' } = event.target as Partial<HTMLInputElement>;
      setProblem((now) => withoutMended(now, fieldOf(name), check(answers, data)));
    },
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!busy) void submit(new FormData(event.currentTarget));
    },
  };
  return { props, problem, attempt, busy };
}

/** An answer as it was typed, blanks and all. */
export function typed(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

export const textOf = (data: FormData, name: string): string => typed(data, name).trim();
