import { TextField } from '@mui/material';

interface LongFieldProps {
  readonly label: string;
  readonly value: string;
  readonly help: string;
  readonly problem: string | undefined;
  readonly max: number;
  readonly onType: (typed: string) => void;
}

/** Paragraphs to type; the field grows with them. */
export const LongField = ({ label, value, help, problem, max, onType }: LongFieldProps) => (
  <TextField
    label={label}
    value={value}
    multiline
    minRows={3}
    fullWidth
    error={problem !== undefined}
    helperText={problem ?? help}
    onChange={({ target }) => onType(target.value)}
    slotProps={{ htmlInput: { maxLength: max } }}
  />
);
