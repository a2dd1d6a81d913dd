import { Stack, Typography } from '@mui/material';
import { commands, type VatPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { FormField } from '../ui/FormField';
import { asDate, countryName } from '../ui/format';
import { useCheckedForm } from '../ui/useCheckedForm';
import { emptyForm, rateBefore, readForm, type RateForm } from './vat-form';
import { rateText, vatWords } from './vat-words';

interface AddRateDialogProps {
  readonly page: VatPage;
  readonly onClose: () => void;
}

const text = vatWords.form;
const { button, question } = commandWords.add_vat_rate;
const meanwhile = { settings_changed: text.meanwhile };

/** Asks for a rate and its day, and says what holds until then. */
export function AddRateDialog({ page, onClose }: AddRateDialogProps) {
  const { run, isBusy, refusal } = useCommand('add_vat_rate', { meanwhile });
  const readRate = (typed: RateForm) => readForm(typed, page);
  const { fieldsRef, form, problems, isWrong, change, send } = useCheckedForm(emptyForm, readRate, refusal);
  const read = readRate(form);

  const add = async ({ reason = '' }: { readonly reason?: string }) => {
    const wish = send();
    if (!wish) return;
    const outcome = await run({ input: { ...wish, country: page.id, version: page.version, reason } });
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
