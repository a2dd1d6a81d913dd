import { Button, Stack, TextField } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { focusAtOnce } from '../ui/focus';
import { words } from '../words';

const text = words.login;

interface PasswordFormProps {
  readonly email: string;
  readonly onNext: (email: string, password: string) => void;
}

/** The address stays after a failure; then the password is asked first. */
export function PasswordForm({ email: known, onNext }: PasswordFormProps) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onNext(email, password);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      <TextField
        label={text.email}
        type="email"
        autoComplete="username"
        required
        inputRef={known === '' ? focusAtOnce : undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={text.password}
        type="password"
        autoComplete="current-password"
        required
        inputRef={known === '' ? undefined : focusAtOnce}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="contained" size="large">
        {text.next}
      </Button>
    </Stack>
  );
}
