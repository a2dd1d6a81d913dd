import { Alert, Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { toApiError, type ApiError } from '#kit';
import { asClock } from '../ui/format';
import { words } from '../words';
import { CodeForm } from './CodeForm';
import { PasswordForm } from './PasswordForm';
import { RecoveryForm } from './RecoveryForm';

const { login: text } = words;
const titles = { password: text.title, code: text.codeTitle, recovery: text.recoveryTitle };
const intros = { password: text.intro, code: text.codeIntro, recovery: text.recoveryIntro };

/** Address and password first, then the code; they are sent together, so that no answer tells which of them was wrong. */
export function LoginPage() {
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [hasDevice, setHasDevice] = useState(true);
  const asked = password === undefined ? 'password' : hasDevice ? 'code' : 'recovery';

  const next = (typedEmail: string, typedPassword: string) => {
    setProblem(undefined);
    setEmail(typedEmail);
    setPassword(typedPassword);
  };
  const enter = async (code: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await login({ email, password, code });
    } catch (error) {
      setProblem(problemOf(toApiError(error)));
      setPassword(undefined);
      setHasDevice(true);
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
          {titles[asked]}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{intros[asked]}</Typography>
        {problem && (
          <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        {asked === 'password' && <PasswordForm email={email} onNext={next} />}
        {asked === 'code' && (
          <CodeForm
            isBusy={isBusy}
            onEnter={(code) => void enter(code)}
            onBack={() => setPassword(undefined)}
            onNoDevice={() => setHasDevice(false)}
          />
        )}
        {asked === 'recovery' && <RecoveryForm isBusy={isBusy} onEnter={(code) => void enter(code)} onBack={() => setHasDevice(true)} />}
      </Card>
    </Box>
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
