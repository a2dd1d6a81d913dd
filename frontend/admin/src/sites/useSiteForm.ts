import { useState } from 'react';
import type { SiteDetails } from '#contracts-admin';
import { readSiteForm, type SiteForm } from './site-form';

type Faults = Readonly<Record<string, string>>;
const none: Faults = {};

/** What is typed, and what is wrong with it. `said` is what the server answered. */
export function useSiteForm(start: SiteForm, said: { readonly fields: Faults } | undefined) {
  const [form, setForm] = useState(start);
  const [faults, setFaults] = useState(none);
  const check = (typed: SiteForm): SiteDetails | undefined => {
    const read = readSiteForm(typed);
    setFaults('faults' in read ? read.faults : none);
    return 'details' in read ? read.details : undefined;
  };
  const change = (part: Partial<SiteForm>) => {
    const typed = { ...form, ...part };
    setForm(typed);
    if (faults !== none) check(typed);
  };
  const { reason: _, ...fields } = said?.fields ?? {};
  return { form, problems: { ...fields, ...faults } as Faults, change, read: () => check(form) };
}
