import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import type { NewDeviceAnswer } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { problemOf, textOf } from '../problem';
import { focusAtOnce } from '../ui/focus';
import { setUpWords as text } from './set-up-words';

interface PasswordStepProps {
  readonly token: string;
  /** For the store of passwords of the browser. */
  readonly email: string;
  readonly isNew: boolean;
  /** What is said instead about single codes. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly onStarted: (password: string, device: NewDeviceAnswer) => void;
}

const texts = { link_invalid: text.invalid, password_wrong: text.wrong, password_length: text.short, password_common: text.common };

/** A new password, or the one that stays; then the device can be set up. */
export function PasswordStep({ token, email, isNew, refusals, onStarted }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      onStarted(password, await officeApi.startSetUp({ token, password }));
    } catch (error) {
      setProblem(textOf(problemOf(error), { ...texts, ...refusals }));
      setBusy(false);
    }
  };
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void start(event)}>
      <Typography sx={{ color: 'text.secondary' }}>{isNew ? text.introNew : text.introKept}</Typography>
      {problem && (
        <Alert severity="error" variant="outlined">
          {problem}
        </Alert>
      )}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label={isNew ? text.newPassword : text.keptPassword}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        inputRef={focusAtOnce}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormControlLabel label={text.show} control={<Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)} />} />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {text.next}
      </Button>
    </Stack>
  );
}
