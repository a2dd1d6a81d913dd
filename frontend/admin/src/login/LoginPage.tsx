import { Alert, Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { useSearchParams } from 'react-router';
import { signInEndings, signInParameter } from '#contracts-admin';
import { toApiError, type ApiError } from '#kit';
import { asClock } from '../ui/format';
import { words } from '../words';
import { CodeForm } from './CodeForm';
import { PasswordForm } from './PasswordForm';
import { RecoveryForm } from './RecoveryForm';
import { ServiceButton } from './ServiceButton';
import { signInWords } from './sign-in.words';

const { login: text } = words;
const titles = { password: text.title, code: text.codeTitle, recovery: text.recoveryTitle, service: text.codeTitle };
const intros = { password: text.intro, code: text.codeIntro, recovery: text.recoveryIntro, service: signInWords.intro };

/** Address and password first, then the code; they are sent together, so that no answer tells which of them was wrong. */
export function LoginPage() {
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState<string>();
  const [parameters, setParameters] = useSearchParams();
  const ending = signInEndings.find((one) => one === parameters.get(signInParameter));
  const [problem, setProblem] = useState<string | undefined>(ending && signInWords.endings[ending]);
  const [isBusy, setBusy] = useState(false);
  const [hasDevice, setHasDevice] = useState(true);
  const asked = ending === 'code' ? 'service' : password === undefined ? 'password' : hasDevice ? 'code' : 'recovery';

  /** Password and code, as if nobody had been at the service. */
  const beginAnew = () => setParameters({}, { replace: true });
  const enterAtOurs = async (code: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await login({ code });
    } catch (error) {
      const refusal = toApiError(error);
      if (refusal.code === 'link_invalid') beginAnew();
      setProblem(problemOf(refusal));
    } finally {
      setBusy(false);
    }
  };

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
        {asked === 'password' && (
          <>
            <PasswordForm email={email} onNext={next} />
            <ServiceButton onFailed={(error) => setProblem(problemOf(toApiError(error)))} />
          </>
        )}
        {asked === 'service' && <CodeForm isBusy={isBusy} onEnter={(code) => void enterAtOurs(code)} onBack={beginAnew} />}
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

function problemOf(error: Pick<ApiError, 'code' | 'retryAt'>): string {
  if (error.code === 'too_many_attempts' || error.code === 'too_many_requests') {
    return error.retryAt ? text.locked(asClock(error.retryAt)) : text.lockedSome;
  }
  if (error.code === 'login_failed' || error.code === 'invalid_input') return text.failed;
  if (error.code === 'link_invalid') return signInWords.late;
  if (error.code === 'totp_wrong') return signInWords.codeWrong;
  if (error.code === 'sign_in_away') return signInWords.endings.away;
  if (error.code === 'offline' || error.code === 'timeout') return words.failed[error.code];
  return words.failed.other;
}
