import { TextField } from '@mui/material';
import type { Ref } from 'react';

const codeLength = 6;
const digits = { htmlInput: { inputMode: 'numeric', pattern: `\\d{${codeLength}}`, style: { letterSpacing: '0.3em' } } } as const;

interface CodeFieldProps {
  /** Where a form is read as a whole. */
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** The six digits of an authenticator app; whatever else is typed or pasted falls away. */
export const CodeField = ({ name, label, value, onChange, inputRef }: CodeFieldProps) => (
  <TextField
    {...(name !== undefined && { name })}
    label={label}
    autoComplete="one-time-code"
    required
    {...(inputRef && { inputRef })}
    value={value}
    onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, codeLength))}
    slotProps={digits}
  />
);
