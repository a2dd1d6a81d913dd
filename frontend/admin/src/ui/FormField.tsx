import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

interface FormFieldProps extends Pick<TextFieldProps, 'required' | 'type' | 'multiline' | 'slotProps' | 'inputRef'> {
  readonly label: string;
  readonly value: string;
  /** Stands below the field while nothing is wrong. */
  readonly help?: string;
  readonly problem: string | undefined;
  readonly onType: (typed: string) => void;
}

/** Something to type; what is wrong stands beside it. */
export const FormField = ({ help, problem, onType, ...field }: FormFieldProps) => (
  <TextField
    {...field}
    fullWidth
    autoComplete="off"
    error={problem !== undefined}
    helperText={problem ?? help}
    onChange={({ target }) => onType(target.value)}
  />
);

interface ChoiceFieldProps<Value extends string> extends Pick<FormFieldProps, 'label' | 'problem' | 'required'> {
  readonly choices: readonly { readonly id: Value; readonly name: string }[];
  /** What choosing nothing is called, where that is possible. */
  readonly nothing?: string;
  readonly value: Value | '';
  readonly onChoose: (value: Value) => void;
}

/** One of a few. */
export function ChoiceField<Value extends string>({ choices, nothing, problem, onChoose, ...field }: ChoiceFieldProps<Value>) {
  return (
    <TextField
      {...field}
      select
      fullWidth
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => onChoose(target.value as Value)}
      {...(nothing !== undefined && { slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } } })}
    >
      {nothing === undefined ? null : <MenuItem value="">{nothing}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
