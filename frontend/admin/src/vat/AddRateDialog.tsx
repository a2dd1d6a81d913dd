import { Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { commands, type VatPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { FormField } from '../ui/FormField';
import { asDate, countryName } from '../ui/format';
import { emptyForm, rateBefore, readForm, type Faults, type RateForm } from './vat-form';
import { rateText, vatWords } from './vat-words';

interface AddRateDialogProps {
  readonly page: VatPage;
  readonly onClose: () => void;
}

const text = vatWords.form;
const { button, question } = commandWords.add_vat_rate;
const none: Faults = {};
const meanwhile = { settings_changed: text.meanwhile };

/** Asks for a rate and its day, and says what holds until then. */
export function AddRateDialog({ page, onClose }: AddRateDialogProps) {
  const fieldsRef = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState(emptyForm);
  const [faults, setFaults] = useState(none);
  const [tries, setTries] = useState(0);
  const { run, isBusy, refusal } = useCommand('add_vat_rate', { meanwhile });
  const problems: Readonly<Record<string, string>> = { ...refusal?.fields, ...faults };
  const isWrong = Object.keys(problems).length > 0;
  const read = readForm(form, page);

  useEffect(() => fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [tries, refusal]);

  const change = (part: Partial<RateForm>) => {
    const typed = { ...form, ...part };
    setForm(typed);
    const again = readForm(typed, page);
    if (faults !== none) setFaults('faults' in again ? again.faults : none);
  };
  const add = async ({ reason = '' }: { readonly reason?: string }) => {
    setTries((count) => count + 1);
    setFaults('faults' in read ? read.faults : none);
    if (!('wish' in read)) return;
    const outcome = await run({ input: { ...read.wish, country: page.id, version: page.version, reason } });
    if (outcome.kind === 'done' || outcome.kind === 'over') onClose();
  };
  return (
    <CommandDialog
      question={question}
      about={countryName(page.id)}
      rule={commands.add_vat_rate.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={isWrong ? { text: text.lookAgain, fields: problems } : refusal}
      onConfirm={(input) => void add(input)}
      onClose={onClose}
    >
      <Stack ref={fieldsRef} spacing={2}>
        <FormField
          label={text.rate}
          required
          value={form.rate}
          help={text.rateHelp}
          problem={problems['basis_points']}
          onType={(rate) => change({ rate })}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 8 } }}
        />
        <FormField
          label={text.from}
          type="date"
          required
          value={form.from}
          help={text.fromHelp}
          problem={problems['from']}
          onType={(from) => change({ from })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {'wish' in read ? (
          <Typography role="status">
            {text.change(rateText(rateBefore(page, read.wish.from)), rateText(read.wish.basis_points), asDate(read.wish.from))}
          </Typography>
        ) : null}
      </Stack>
    </CommandDialog>
  );
}
