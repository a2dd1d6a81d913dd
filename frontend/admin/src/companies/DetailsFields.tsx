import { Autocomplete, Stack, TextField } from '@mui/material';
import { useMemo, type Ref } from 'react';
import { FormField } from '../ui/FormField';
import { countryName } from '../ui/format';
import { RadioField } from '../ui/RadioField';
import { allCountries, type CompanyForm } from './company-form';
import { companyWords } from './company-words';
import { formWords as text } from './form-words';

interface DetailsFieldsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly form: CompanyForm;
  /** By field; of a list also by the place of what is wrong. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<CompanyForm>) => void;
}

const { fields } = companyWords;
const answers = ['yes', 'no'] as const;
type TextName = 'name' | 'address' | 'city' | 'kvk' | 'creditor_id' | 'support_phone';

/** Everything that is written down of a company. */
export function DetailsFields({ ref, form, problems, onChange }: DetailsFieldsProps) {
  const problemOf = (name: keyof CompanyForm) => problems[Object.keys(problems).find((path) => path.split('.')[0] === name) ?? ''];
  const textOf = (name: TextName, max: number, help?: string) => (
    <FormField
      label={fields[name]}
      required={name !== 'creditor_id'}
      value={form[name]}
      {...(help !== undefined && { help })}
      problem={problemOf(name)}
      onType={(typed) => onChange({ [name]: typed })}
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  );
  return (
    <Stack ref={ref} spacing={2}>
      {textOf('name', 120)}
      {textOf('address', 200, text.addressHelp)}
      {textOf('city', 100)}
      <CountryField
        label={fields.country}
        value={form.country}
        problem={problemOf('country')}
        onChoose={(country) => onChange({ country })}
      />
      {textOf('kvk', 40)}
      <LinesField
        label={fields.tradenames}
        value={form.tradenames}
        help={text.linesHelp}
        problem={problemOf('tradenames')}
        onType={(tradenames) => onChange({ tradenames })}
      />
      <LinesField
        label={fields.vat_numbers}
        value={form.vat_numbers}
        help={text.vatHelp}
        problem={problemOf('vat_numbers')}
        onType={(vat_numbers) => onChange({ vat_numbers })}
      />
      {textOf('creditor_id', 50, text.creditorHelp)}
      {textOf('support_phone', 40)}
      <RadioField
        name="delete_discount"
        label={fields.delete_discount}
        choices={answers}
        words={companyWords.discounts}
        value={form.delete_discount}
        onChange={(delete_discount) => onChange({ delete_discount })}
      />
    </Stack>
  );
}

interface CountryFieldProps {
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChoose: (country: string) => void;
}

/** One country of the world. */
export function CountryField({ label, value, problem, onChoose }: CountryFieldProps) {
  const known = useMemo(() => allCountries(), []);
  return (
    <Autocomplete
      options={known.includes(value) || value === '' ? known : [value, ...known]}
      value={value || null}
      getOptionLabel={countryName}
      onChange={(_, chosen) => onChoose(chosen ?? '')}
      renderInput={(params) => <TextField {...params} label={label} required error={problem !== undefined} helperText={problem} />}
    />
  );
}

interface LinesFieldProps {
  readonly label: string;
  readonly value: string;
  readonly help: string;
  readonly problem: string | undefined;
  readonly onType: (typed: string) => void;
}

const LinesField = ({ label, value, help, problem, onType }: LinesFieldProps) => (
  <TextField
    label={label}
    fullWidth
    multiline
    minRows={2}
    autoComplete="off"
    value={value}
    error={problem !== undefined}
    helperText={problem ?? help}
    onChange={({ target }) => onType(target.value)}
  />
);
