import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { setUpAnswer, type NewDeviceAnswer } from '#contracts-admin';
import { RecoveryCodes } from '../device/RecoveryCodes';
import { ScanForm } from '../device/ScanForm';
import { officeApi } from '../officeApi';
import { problemOf } from '../problem';
import { readAnswer } from '../readAnswer';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { words } from '../words';
import { PasswordStep } from './PasswordStep';
import { setUpWords as text } from './set-up-words';
import { isUnanswered } from './unanswered';

/** Where a colleague sets up password and device with the link of a mail. Nobody is logged in here. */
export function SetUpPage() {
  // Behind the `#` no server and no log sees it.
  const token = useLocation().hash.slice(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['setUp', token],
    queryFn: () => readAnswer(officeApi.lookAtSetUp(token), setUpAnswer),
    retry: false,
    gcTime: 0,
    // The link is spent when the account is set up: what was shown then stays.
    staleTime: Infinity,
  });
  if (data) {
    return (
      <Frame>
        <Steps key={token} token={token} {...data} />
      </Frame>
    );
  }
  return <Frame>{error ? <LookFailed error={error} onRetry={() => void refetch()} /> : <Waiting />}</Frame>;
}

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="main"
    sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default', color: 'text.primary' }}
  >
    <Card sx={{ width: '100%', maxWidth: 480, p: { xs: 2, sm: 4 } }}>
      <Typography component="p" sx={{ color: 'primary.main', fontWeight: 700 }}>
        {words.brand}
      </Typography>
      <Typography component="h1" variant="h5" gutterBottom>
        {text.title}
      </Typography>
      {children}
    </Card>
  </Box>
);

const spent = ['link_invalid', 'invalid_input'];

/** A link that counts no more cannot be tried again; everything else can. */
const LookFailed = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) =>
  spent.includes(problemOf(error).code) ? (
    <>
      <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
        {text.invalid}
      </Alert>
      <Button href="/admin">{text.toLogin}</Button>
    </>
  ) : (
    <Failed error={error} onRetry={onRetry} />
  );

interface StepsProps {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly new_password: boolean;
}

/** Password, device, recovery codes. The password is kept in this page alone until the device has shown its first code. */
function Steps({ token, name, email, new_password: isNew }: StepsProps) {
  const [password, setPassword] = useState('');
  const [device, setDevice] = useState<NewDeviceAnswer>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = (typed: string, made: NewDeviceAnswer) => {
    setPassword(typed);
    setDevice(made);
  };
  // The account may be set up by then, and the link spent: the page must not say that it is lost.
  const [isInDoubt, setInDoubt] = useState(false);
  const finish = async (code: string) => {
    try {
      return (await officeApi.finishSetUp({ token, password, code })).recovery_codes;
    } catch (error) {
      if (isUnanswered(error)) setInDoubt(true);
      throw error;
    }
  };
  const refusals: Readonly<Record<string, string>> = isInDoubt ? { link_invalid: text.perhaps } : {};
  if (codes) return <RecoveryCodes codes={codes} email={email} />;
  return (
    <>
      {device ? (
        <ScanForm device={device} confirm={finish} refusals={refusals} onConfirmed={setCodes} onAgain={() => setDevice(undefined)} />
      ) : (
        <>
          <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>{text.account(name, email)}</Typography>
          <PasswordStep token={token} email={email} isNew={isNew} refusals={refusals} onStarted={begin} />
        </>
      )}
      {isInDoubt ? <Button href="/admin">{text.toLogin}</Button> : null}
    </>
  );
}
