import { Button, Stack, TextField } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { focusAtOnce } from '../ui/focus';
import { words } from '../words';

const text = words.login;
const field = { htmlInput: { autoCapitalize: 'characters', spellCheck: false, maxLength: 30 } } as const;

interface RecoveryFormProps {
  readonly isBusy: boolean;
  readonly onEnter: (code: string) => void;
  readonly onBack: () => void;
}

/** For somebody whose device is not there. How the groups are typed does not matter. */
export function RecoveryForm({ isBusy, onEnter, onBack }: RecoveryFormProps) {
  const [code, setCode] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onEnter(code);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      <TextField
        label={text.recoveryCode}
        autoComplete="off"
        required
        inputRef={focusAtOnce}
        value={code}
        onChange={(event) => setCode(event.target.value)}
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
