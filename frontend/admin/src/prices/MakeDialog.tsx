import { Stack } from '@mui/material';
import { commands, type SitePricesPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { useCheckedForm } from '../ui/useCheckedForm';
import { BundleFields } from './BundleFields';
import { formWords as text } from './form-words';
import { readForm, type PricesForm } from './prices-form';
import { StartFields } from './StartFields';
import { WhatChanges } from './WhatChanges';
import { WhereFields } from './WhereFields';

interface MakeDialogProps {
  readonly page: SitePricesPage;
  readonly start: PricesForm;
  readonly onClose: () => void;
}

const { button, done, question } = commandWords.make_price_list;
const readNow = (typed: PricesForm) => readForm(typed, new Date());
const meanwhile = { settings_changed: text.meanwhile };

/** Asks which prices are wished for, and shows what they change. It stays open until they are set: all of what is typed can be put right. */
export function MakeDialog({ page, start, onClose }: MakeDialogProps) {
  const says = (): string => (form.begins === 'later' ? text.planned : done);
  const { run, isBusy, refusal, reset } = useCommand('make_price_list', { says, meanwhile });
  const { fieldsRef, form, problems, isWrong, change, send } = useCheckedForm(start, readNow, refusal);

  const edit = (part: Partial<PricesForm>) => {
    // What the server says about a row is said by its place: it would stand beside another one.
    if (part.bundles && part.bundles.length !== form.bundles.length) reset();
    change(part);
  };
  const make = async ({ reason = '' }: { readonly reason?: string }) => {
    const wish = send();
    if (!wish) return;
    const outcome = await run({ id: page.id, input: { ...wish, version: page.version, reason } });
    if (outcome.kind === 'done') onClose();
  };
  const parts = { form, problems, onChange: edit };
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
