import { useSites } from '../useSites';
import { ChoiceField, FormField } from '../ui/FormField';
import type { FormProps } from './form-props';
import { formWords as text } from './form-words';

const wholeNumber = { htmlInput: { inputMode: 'numeric', maxLength: 5 } } as const;

/** Which codes, of which site, and what they are worth. */
export function ValueFields({ form, problems, onChange }: FormProps) {
  const { data } = useSites();
  return (
    <>
      <ChoiceField
        label={text.site}
        required
        value={form.site_id}
        choices={data?.sites ?? []}
        problem={problems.site_id}
        onChoose={(site_id) => onChange({ site_id })}
      />
      <FormField
        label={text.count}
        required
        value={form.count}
        help={text.countHelp}
        problem={problems.count}
        onType={(count) => onChange({ count })}
        slotProps={wholeNumber}
      />
      <FormField
        label={Number(form.count) > 1 ? text.beginning : text.code}
        required
        value={form.code}
        help={text.codeHelp}
        problem={problems.code}
        onType={(code) => onChange({ code })}
        slotProps={{ htmlInput: { maxLength: 40, spellCheck: false, autoCapitalize: 'characters', style: { fontFamily: 'monospace' } } }}
      />
      <FormField
        label={text.percent}
        required
        value={form.percent}
        help={text.percentHelp}
        problem={problems.basis_points}
        onType={(percent) => onChange({ percent })}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 8 } }}
      />
    </>
  );
}
