import { codeValidities } from '#contracts';
import { countryName } from '../ui/format';
import { useWhoAmI } from '../useWhoAmI';
import { validities } from './discount-code-words';
import { ChoiceField, FormField } from '../ui/FormField';
import type { FormProps } from './form-props';
import { formWords as text } from './form-words';

const validityChoices = codeValidities.map((id) => ({ id, name: validities[id] }));

/** For whom a code counts, how often and how long. */
export function WhoFields({ form, problems, onChange }: FormProps) {
  const { data } = useWhoAmI();
  const countries = (data?.countries ?? []).map((id) => ({ id, name: countryName(id) })).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      <ChoiceField
        label={text.validity}
        value={form.validity}
        choices={validityChoices}
        problem={problems.validity}
        onChoose={(validity) => onChange({ validity })}
      />
      <ChoiceField
        label={text.country}
        value={form.country}
        choices={countries}
        nothing={text.everywhere}
        problem={problems.country}
        onChoose={(country) => onChange({ country })}
      />
      <FormField
        label={text.member}
        value={form.member_id}
        help={text.memberHelp}
        problem={problems.member_id}
        onType={(member_id) => onChange({ member_id })}
      />
      <FormField
        label={text.until}
        type="datetime-local"
        value={form.until}
        help={text.untilHelp}
        problem={problems.expires}
        onType={(until) => onChange({ until })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
