import { useEffect, useRef, useState } from 'react';

type Problems = Readonly<Record<string, string>>;
type Faults = Readonly<Partial<Record<string, string>>>;
/** What a form asks for, or what is wrong with it, in words, by the path of the field in the command. */
type Reading<Wish> = { readonly wish: Wish } | { readonly faults: Faults };

const none: Faults = {};

/**
 * The form of a dialog: what is typed, and what is wrong with it once somebody has tried to send it. The first field that is wrong takes the
 * focus, since the button stands far below it. `said` is what the server answered.
 */
export function useCheckedForm<Form extends object, Wish>(
  start: Form,
  read: (form: Form) => Reading<Wish>,
  said: { readonly fields: Problems } | undefined,
) {
  const fieldsRef = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState(start);
  const [faults, setFaults] = useState(none);
  const [tries, setTries] = useState(0);
  const problems = { ...said?.fields, ...faults } as Problems;

  useEffect(() => fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [tries, said]);

  const check = (typed: Form): Wish | undefined => {
    const reading = read(typed);
    setFaults('faults' in reading ? reading.faults : none);
    return 'wish' in reading ? reading.wish : undefined;
  };
  return {
    fieldsRef,
    form,
    problems,
    isWrong: Object.keys(problems).length > 0,
    change: (part: Partial<Form>) => {
      const typed = { ...form, ...part };
      setForm(typed);
      if (faults !== none) check(typed);
    },
    /** What is wished for, when nothing is wrong with it. */
    send: (): Wish | undefined => {
      setTries((count) => count + 1);
      return check(form);
    },
  };
}
