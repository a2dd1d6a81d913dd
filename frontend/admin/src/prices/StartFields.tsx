import { FormField } from '../ui/FormField';
import { RadioField } from '../ui/RadioField';
import type { FormProps } from './form-props';
import { beginsWords, formWords as text } from './form-words';

const choices = ['at_once', 'later'] as const;

/** From when the prices hold. */
export const StartFields = ({ form, problems, onChange }: FormProps) => (
  <>
    <RadioField
      name="begins"
      label={text.begins}
      choices={choices}
      words={beginsWords}
      value={form.begins}
      onChange={(begins) => onChange({ begins })}
    />
    {form.begins === 'later' ? (
      <FormField
        label={text.at}
        type="datetime-local"
        required
        value={form.at}
        help={text.atHelp}
        problem={problems['begins_at']}
        onType={(at) => onChange({ at })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    ) : null}
  </>
);
