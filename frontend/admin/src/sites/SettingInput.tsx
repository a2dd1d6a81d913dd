import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel, MenuItem, Switch, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { settingFields, type SettingName, type SettingValues } from '#contracts-admin';
import { wordFor } from '../ui/format';
import { settingWords, siteWords } from './setting-words';
import { shownValue } from './shown-value';
import { readTyped, typedValue } from './typed-value';

interface SettingInputProps<Name extends SettingName> {
  readonly name: Name;
  readonly value: SettingValues[Name];
  /** Undefined: what stands in the field is no value. */
  readonly onChange: (value: SettingValues[Name] | undefined) => void;
}

/** One setting, by what kind of value it is: with what it does, what is allowed, and what it comes to for members. */
export function SettingInput<Name extends SettingName>({ name, value, onChange }: SettingInputProps<Name>) {
  const field = settingFields[name];
  const words = settingWords[name];
  const help = [words.help, words.means?.(value), siteWords.standard(standardOf(name))].filter(Boolean).join(' ');
  if (field.kind === 'flag')
    return <FlagInput label={words.name} help={help} isOn={value === true} onChange={(on) => onChange(on as SettingValues[Name])} />;
  if (field.kind === 'several')
    return (
      <SeveralInput
        label={words.name}
        help={help}
        choices={field.choices}
        chosen={value as readonly string[]}
        onChange={(chosen) => onChange(chosen as unknown as SettingValues[Name])}
      />
    );
  if (field.kind === 'choice' || field.kind === 'niche') {
    const choices = Object.keys(words.choices ?? {});
    return (
      <TextField
        select
        label={words.name}
        value={String(value)}
        helperText={help}
        onChange={({ target }) => onChange((field.kind === 'niche' ? Number(target.value) : target.value) as SettingValues[Name])}
        sx={{ maxWidth: 520 }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {wordFor(words.choices ?? {}, choice)}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return <TypedInput name={name} value={value} help={help} onChange={onChange} />;
}

/** Of a long list not every word. */
function standardOf(name: SettingName): string {
  const field = settingFields[name];
  if (field.kind === 'several' && field.standard.length === field.choices.length) return siteWords.all;
  return field.kind === 'countries'
    ? siteWords.countries(field.standard.length)
    : shownValue(name, field.standard as SettingValues[SettingName]);
}

interface TypedInputProps<Name extends SettingName> extends SettingInputProps<Name> {
  readonly help: string;
}

/** What is typed stays as it is typed until it is a value again. */
function TypedInput<Name extends SettingName>({ name, value, help, onChange }: TypedInputProps<Name>) {
  const field = settingFields[name];
  const [typed, setTyped] = useState(() => typedValue(value));
  const read = readTyped(name, typed);
  // Taken from elsewhere: the history, or somebody else's choice.
  const shown = read !== undefined && typedValue(read) !== typedValue(value) ? typedValue(value) : typed;
  const range = 'min' in field ? siteWords.range(field.min, field.max) : '';
  return (
    <TextField
      label={settingWords[name].name}
      value={shown}
      error={read === undefined}
      helperText={[read === undefined ? siteWords.wrong : '', range, help].filter(Boolean).join(' ')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTyped(name, target.value));
      }}
      slotProps={{ htmlInput: { inputMode: field.kind === 'number' || field.kind === 'months' ? 'numeric' : 'text' } }}
      sx={{ maxWidth: 520 }}
    />
  );
}

interface FlagInputProps {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function FlagInput({ label, help, isOn, onChange }: FlagInputProps) {
  const helpId = useId();
  return (
    <FormControl sx={{ maxWidth: 520 }}>
      <FormControlLabel
        label={label}
        control={
          <Switch checked={isOn} onChange={(_, on) => onChange(on)} slotProps={{ input: { 'aria-describedby': helpId, role: 'switch' } }} />
        }
      />
      <FormHelperText id={helpId}>{help}</FormHelperText>
    </FormControl>
  );
}

interface SeveralInputProps {
  readonly label: string;
  readonly help: string;
  readonly choices: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

const SeveralInput = ({ label, help, choices, chosen, onChange }: SeveralInputProps) => (
  <FormControl component="fieldset">
    <FormLabel component="legend">{label}</FormLabel>
    <FormGroup row>
      {choices.map((choice) => (
        <FormControlLabel
          key={choice}
          label={choice.replaceAll('_', ' ')}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(choice)}
              // In the order of the program, whatever was pressed first.
              onChange={() => onChange(choices.filter((one) => (one === choice ? !chosen.includes(one) : chosen.includes(one))))}
            />
          }
        />
      ))}
    </FormGroup>
    <FormHelperText>{help}</FormHelperText>
  </FormControl>
);
