import { TextField } from '@mui/material';
import { ChoiceField, FormField } from '../ui/FormField';
import { languageName } from '../ui/format';
import { siteDetailWords as text } from './detail-words';
import { languageChoices, type SiteForm } from './site-form';

interface SiteFieldsProps {
  readonly form: SiteForm;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<SiteForm>) => void;
}

/** What a site is called and reached by. */
export function SiteFields({ form, problems, onChange }: SiteFieldsProps) {
  const problemOf = (field: string) => problems[Object.keys(problems).find((path) => path.split('.')[0] === field) ?? ''];
  return (
    <>
      <FormField
        label={text.name}
        required
        value={form.name}
        problem={problemOf('name')}
        onType={(name) => onChange({ name })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <TextField
        label={text.hosts}
        required
        fullWidth
        multiline
        minRows={2}
        autoComplete="off"
        value={form.hosts}
        error={problemOf('hosts') !== undefined}
        helperText={problemOf('hosts') ?? text.hostsHelp}
        onChange={({ target }) => onChange({ hosts: target.value })}
      />
      <ChoiceField
        label={text.language}
        value={form.domain_language}
        nothing={text.anyLanguage}
        choices={languageChoices.map((id) => ({ id, name: languageName(id) }))}
        problem={problemOf('domain_language')}
        onChoose={(domain_language) => onChange({ domain_language })}
      />
    </>
  );
}
