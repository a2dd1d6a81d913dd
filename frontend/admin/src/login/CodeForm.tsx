import { Button, Stack } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { CodeField } from '../ui/CodeField';
import { focusAtOnce } from '../ui/focus';
import { words } from '../words';

const text = words.login;

interface CodeFormProps {
  readonly isBusy: boolean;
  readonly onEnter: (code: string) => void;
  readonly onBack: () => void;
  /** Where there is another way than the device. */
  readonly onNoDevice?: () => void;
}

export function CodeForm({ isBusy, onEnter, onBack, onNoDevice }: CodeFormProps) {
  const [code, setCode] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onEnter(code);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      <CodeField label={text.code} value={code} onChange={setCode} inputRef={focusAtOnce} />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {text.enter}
      </Button>
      {onNoDevice ? (
        <Button onClick={onNoDevice} disabled={isBusy}>
          {text.noDevice}
        </Button>
      ) : null}
      <Button onClick={onBack} disabled={isBusy}>
        {text.back}
      </Button>
    </Stack>
  );
}
