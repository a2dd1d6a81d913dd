import { Alert, Button, Stack, TextField } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import type { NewDeviceAnswer } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { CodeField } from '../ui/CodeField';
import { useRefusal } from '../ui/useRefusal';
import { words } from '../words';

const text = words.device;
const texts = { login_failed: text.failed, invalid_input: text.failed };

interface ProofFormProps {
  /** Not of somebody who came in without a device. */
  readonly asksCode: boolean;
  readonly onStarted: (device: NewDeviceAnswer) => void;
}

/** Whoever finds an open screen must not be able to move the account to a device of his own. */
export function ProofForm({ asksCode, onStarted }: ProofFormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refusalOf = useRefusal();
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      onStarted(await officeApi.startDevice({ password, ...(asksCode && { code }) }));
    } catch (error) {
      setProblem(await refusalOf(error, texts));
      setCode('');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void start(event)}>
      {problem && (
        <Alert severity="error" variant="outlined">
          {problem}
        </Alert>
      )}
      <TextField
        label={text.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {asksCode && <CodeField label={text.code} value={code} onChange={setCode} />}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {text.start}
      </Button>
    </Stack>
  );
}
