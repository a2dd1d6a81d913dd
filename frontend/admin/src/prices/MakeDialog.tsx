import { Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { commands, type SitePricesPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { BundleFields } from './BundleFields';
import { formWords as text } from './form-words';
import { readForm, type Faults, type PricesForm } from './prices-form';
import { StartFields } from './StartFields';
import { WhatChanges } from './WhatChanges';
import { WhereFields } from './WhereFields';

interface MakeDialogProps {
  readonly page: SitePricesPage;
  readonly start: PricesForm;
  readonly onClose: () => void;
}

const { button, done, question } = commandWords.make_price_list;
const none: Faults = {};
const meanwhile = { settings_changed: text.meanwhile };

/** Asks which prices are wished for, and shows what they change. It stays open until they are set: all of what is typed can be put right. */
export function MakeDialog({ page, start, onClose }: MakeDialogProps) {
  const fieldsRef = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState(start);
  const [faults, setFaults] = useState(none);
  const [tries, setTries] = useState(0);
  const says = () => (form.begins === 'later' ? text.planned : done);
  const { run, isBusy, refusal, reset } = useCommand('make_price_list', { says, meanwhile });
  const problems = { ...refusal?.fields, ...faults };
  const isWrong = Object.keys(problems).length > 0;

  // The button stands far below the first fields: who presses it is led to what is wrong.
  useEffect(() => fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [tries, refusal]);

  const check = (typed: PricesForm) => {
    const read = readForm(typed, new Date());
    setFaults('faults' in read ? read.faults : none);
    return 'wish' in read ? read.wish : undefined;
  };
  const change = (part: Partial<PricesForm>) => {
    const typed = { ...form, ...part };
    setForm(typed);
    // What the server says about a row is said by its place: it would stand beside another one.
    if (typed.bundles.length !== form.bundles.length) reset();
    if (faults !== none) check(typed);
  };
  const make = async ({ reason = '' }: { readonly reason?: string }) => {
    setTries((count) => count + 1);
    const wish = check(form);
    if (!wish) return;
    const outcome = await run({ id: page.id, input: { ...wish, version: page.version, reason } });
    if (outcome.kind === 'done') onClose();
  };
  const parts = { form, problems, onChange: change };
  return (
    <CommandDialog
      question={question}
      about={page.name}
      rule={commands.make_price_list.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={isWrong ? { text: text.lookAgain, fields: problems } : refusal}
      onConfirm={(input) => void make(input)}
      onClose={onClose}
    >
      <Stack ref={fieldsRef} spacing={2}>
        <WhereFields {...parts} countries={page.countries} />
        <BundleFields {...parts} />
        <StartFields {...parts} />
        <WhatChanges lists={page.price_lists} form={form} />
      </Stack>
    </CommandDialog>
  );
}
