import { Stack } from '@mui/material';
import { commands, vatSchemeKinds, type CompanyPage } from '#contracts-admin';
import { CommandDialog, type Asked } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { FormField } from '../ui/FormField';
import { RadioField } from '../ui/RadioField';
import { useCheckedForm } from '../ui/useCheckedForm';
import { schemeKinds, schemeWords as text } from './company-words';
import { CountryField } from './DetailsFields';
import { formWords } from './form-words';
import { emptyScheme, readScheme } from './scheme-form';

interface SchemeDialogProps {
  readonly page: CompanyPage;
  readonly onClose: () => void;
}

const { button, question } = commandWords.set_vat_scheme;
const meanwhile = { settings_changed: text.meanwhile };

/** Asks how the company pays the VAT of a country from a day on. */
export function SchemeDialog({ page, onClose }: SchemeDialogProps) {
  const { run, isBusy, refusal } = useCommand('set_vat_scheme', { meanwhile });
  const { fieldsRef, form, problems, isWrong, change, send } = useCheckedForm(emptyScheme, readScheme, refusal);
  const set = async ({ reason = '', ...asked }: Asked) => {
    const wish = send();
    if (!wish) return;
    const outcome = await run({ id: page.id, input: { ...wish, version: page.version, reason, ...asked } });
    if (outcome.kind === 'done' || outcome.kind === 'over') onClose();
  };
  return (
    <CommandDialog
      question={question}
      about={page.name}
      rule={commands.set_vat_scheme.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={isWrong ? { text: formWords.lookAgain, fields: problems } : refusal}
      stepsUp
      onConfirm={(input) => void set(input)}
      onClose={onClose}
    >
      <Stack ref={fieldsRef} spacing={2}>
        <CountryField label={text.country} value={form.country} problem={problems['country']} onChoose={(country) => change({ country })} />
        <RadioField
          name="kind"
          label={text.kind}
          choices={vatSchemeKinds}
          words={schemeKinds}
          value={form.kind}
          onChange={(kind) => change({ kind })}
        />
        {form.kind === 'registered' || form.kind === 'one_stop_shop' ? (
          <FormField
            label={text.number}
            required
            value={form.number}
            help={text.numberHelp[form.kind]}
            problem={problems['number']}
            onType={(number) => change({ number })}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
        ) : null}
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
      </Stack>
    </CommandDialog>
  );
}
