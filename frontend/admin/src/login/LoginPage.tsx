import { Alert, Box, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLogin } from 'react-admin';
import { toApiError, type ApiError } from '#kit';
import { asClock } from '../ui/format';
import { words } from '../words';

const { login: text } = words;
const codeLength = 6;

/** Address and password first, then the code; they are sent together, so that no answer tells which of them was wrong. */
export function LoginPage() {
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const enter = async (code: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await login({ email, password, code });
    } catch (error) {
      setProblem(problemOf(toApiError(error)));
      setPassword('');
      setStep('password');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default', color: 'text.primary' }}
    >
      <Card sx={{ width: '100%', maxWidth: 420, p: 4 }}>
        <Typography component="p" sx={{ color: 'primary.main', fontWeight: 700 }}>
          {words.brand}
        </Typography>
        <Typography component="h1" variant="h5" gutterBottom>
          {step === 'password' ? text.title : text.codeTitle}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{step === 'password' ? text.intro : text.codeIntro}</Typography>
        {problem && (
          <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        {step === 'password' ? (
          <Stack
            component="form"
            spacing={2}
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              setProblem(undefined);
              setStep('code');
            }}
          >
            <TextField
              label={text.email}
              type="email"
              autoComplete="username"
              required
              autoFocus={email === ''}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <TextField
              label={text.password}
              type="password"
              autoComplete="current-password"
              required
              autoFocus={email !== ''}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <Button type="submit" variant="contained" size="large">
              {text.next}
            </Button>
          </Stack>
        ) : (
          <CodeForm isBusy={isBusy} onEnter={(code) => void enter(code)} onBack={() => setStep('password')} />
        )}
      </Card>
    </Box>
  );
}

interface CodeFormProps {
  readonly isBusy: boolean;
  readonly onEnter: (code: string) => void;
  readonly onBack: () => void;
}

function CodeForm({ isBusy, onEnter, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onEnter(code);
      }}
    >
      <TextField
        label={text.code}
        autoComplete="one-time-code"
        required
        autoFocus
        value={code}
        onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, '').slice(0, codeLength))}
        slotProps={{ htmlInput: { inputMode: 'numeric', pattern: `\\d{${codeLength}}`, style: { letterSpacing: '0.3em' } } }}
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

function problemOf(error: ApiError): string {
  if (error.code === 'too_many_attempts' || error.code === 'too_many_requests') {
    return error.retryAt ? text.locked(asClock(error.retryAt)) : text.lockedSome;
  }
  if (error.code === 'login_failed' || error.code === 'invalid_input') return text.failed;
  if (error.code === 'offline' || error.code === 'timeout') return words.failed[error.code];
  return words.failed.other;
}
