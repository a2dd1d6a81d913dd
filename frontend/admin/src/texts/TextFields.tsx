import { termsChangesMax, textLeadMax, textTitleMax } from '#contracts-admin';
import { FormField } from '../ui/FormField';
import { LongField } from './LongField';
import { SectionFields } from './SectionFields';
import type { TextForm } from './text-form';
import { textWords as text } from './text-words';

interface TextFieldsProps {
  readonly form: TextForm;
  /** What the server says of a field, by its path. */
  readonly problems: Readonly<Record<string, string>>;
  /** Terms say what changed in them. */
  readonly hasChanges: boolean;
  readonly onEdit: (part: Partial<TextForm>) => void;
}

/** Title, lead and sections of a text. */
export const TextFields = ({ form, problems, hasChanges, onEdit }: TextFieldsProps) => (
  <>
    <FormField
      label={text.fieldTitle}
      required
      value={form.title}
      problem={problems['title']}
      onType={(title) => onEdit({ title })}
      slotProps={{ htmlInput: { maxLength: textTitleMax } }}
    />
    <LongField
      label={text.lead}
      value={form.lead}
      help={text.leadHelp}
      problem={problems['lead']}
      max={textLeadMax}
      onType={(lead) => onEdit({ lead })}
    />
    <SectionFields sections={form.sections} problems={problems} onChange={(sections) => onEdit({ sections })} />
    {hasChanges ? (
      <LongField
        label={text.changes}
        value={form.changes}
        help={text.changesHelp}
        problem={problems['changes']}
        max={termsChangesMax}
        onType={(changes) => onEdit({ changes })}
      />
    ) : null}
  </>
);
