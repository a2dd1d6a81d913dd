import { Alert, Box, Card, Typography } from '@mui/material';
import { words } from '../words';
import { CodeForm } from './CodeForm';
import { PasswordForm } from './PasswordForm';
import { RecoveryForm } from './RecoveryForm';
import { ServiceButton } from './ServiceButton';
import { signInWords } from './sign-in.words';
import { useSignIn } from './useSignIn';

const { login: text } = words;
const titles = { password: text.title, code: text.codeTitle, recovery: text.recoveryTitle, service: text.codeTitle };
const intros = { password: text.intro, code: text.codeIntro, recovery: text.recoveryIntro, service: signInWords.intro };

/** Address and password first, then the code. */
export function LoginPage() {
  const { step, email, problem, isBusy, ...signIn } = useSignIn();
  const enter = (code: string) => void signIn.enter(code);
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
          {titles[step]}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{intros[step]}</Typography>
        {problem && (
          <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        {step === 'password' && (
          <>
            <PasswordForm email={email} onNext={signIn.next} />
            <ServiceButton onFailed={signIn.fail} />
          </>
        )}
        {step === 'service' && (
          <CodeForm isBusy={isBusy} onEnter={(code) => void signIn.enterAfterService(code)} onBack={signIn.beginAnew} />
        )}
        {step === 'code' && (
          <CodeForm isBusy={isBusy} onEnter={enter} onBack={signIn.backToPassword} onNoDevice={() => signIn.setHasDevice(false)} />
        )}
        {step === 'recovery' && <RecoveryForm isBusy={isBusy} onEnter={enter} onBack={() => signIn.setHasDevice(true)} />}
      </Card>
    </Box>
  );
}
