import { useEffect, useRef, useState } from 'react';
import type { CompanyDetails } from '#contracts-admin';
import { readForm, type CompanyForm, type Faults } from './company-form';

const none: Faults = {};

/** The form of a company's details: what is typed, what is wrong with it, and the focus on that. `said` is what the server answered. */
export function useDetails(start: CompanyForm, said: { readonly fields: Readonly<Record<string, string>> } | undefined) {
  const fieldsRef = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState(start);
  const [faults, setFaults] = useState(none);
  const [tries, setTries] = useState(0);
  const problems: Readonly<Record<string, string>> = { ...said?.fields, ...faults };

  // The button stands far below the first fields: who presses it is led to what is wrong.
  useEffect(() => fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [tries, said]);

  const check = (typed: CompanyForm): CompanyDetails | undefined => {
    const read = readForm(typed);
    setFaults('faults' in read ? read.faults : none);
    return 'details' in read ? read.details : undefined;
  };
  const change = (part: Partial<CompanyForm>) => {
    const typed = { ...form, ...part };
    setForm(typed);
    if (faults !== none) check(typed);
  };
  const read = () => {
    setTries((count) => count + 1);
    return check(form);
  };
  return { fieldsRef, form, problems, change, read };
}
