import { Button, Stack, TextField } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { focusAtOnce } from '../ui/focus';
import { words } from '../words';

const text = words.login;
const codeLength = 6;
const field = { htmlInput: { inputMode: 'numeric', pattern: `\\d{${codeLength}}`, style: { letterSpacing: '0.3em' } } } as const;

interface CodeFormProps {
  readonly isBusy: boolean;
  readonly onEnter: (code: string) => void;
  readonly onBack: () => void;
}

export function CodeForm({ isBusy, onEnter, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onEnter(code);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      <TextField
        label={text.code}
        autoComplete="one-time-code"
        required
        inputRef={focusAtOnce}
        value={code}
        onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, '').slice(0, codeLength))}
        slotProps={field}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {text.enter}
      </Button>
      <Button onClick={onBack} disabled={isBusy}>
        {text.back}
      </Button>
    </Stack>
  );
}
