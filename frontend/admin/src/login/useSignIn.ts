import { useState } from 'react';
import { useLogin } from 'react-admin';
import { useSearchParams } from 'react-router';
import { signInEndings, signInParameter } from '#contracts-admin';
import { toApiError, type ApiError } from '#kit';
import { problemOf } from './login-problem';
import { signInWords } from './sign-in.words';

/** What is asked for: password, code or recovery code, or, of whoever comes back from the sign-in service, the code alone. */
export type SignInStep = 'password' | 'code' | 'recovery' | 'service';

/** The steps of signing in. Address, password and code are sent together, so that no answer tells which of them was wrong. */
export function useSignIn() {
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState<string>();
  const [parameters, setParameters] = useSearchParams();
  const ending = signInEndings.find((one) => one === parameters.get(signInParameter));
  const [problem, setProblem] = useState<string | undefined>(ending && signInWords.endings[ending]);
  const [isBusy, setBusy] = useState(false);
  const [hasDevice, setHasDevice] = useState(true);
  const step: SignInStep = ending === 'code' ? 'service' : password === undefined ? 'password' : hasDevice ? 'code' : 'recovery';

  const attempt = async (secrets: object, onRefused: (refusal: ApiError) => void) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await login(secrets);
    } catch (error) {
      const refusal = toApiError(error);
      onRefused(refusal);
      setProblem(problemOf(refusal));
    } finally {
      setBusy(false);
    }
  };
  /** Password and code, as if nobody had been at the service. */
  const beginAnew = () => setParameters({}, { replace: true });
  return {
    step,
    email,
    problem,
    isBusy,
    setHasDevice,
    beginAnew,
    next: (typedEmail: string, typedPassword: string) => {
      setProblem(undefined);
      setEmail(typedEmail);
      setPassword(typedPassword);
    },
    backToPassword: () => setPassword(undefined),
    enter: (code: string) =>
      attempt({ email, password, code }, () => {
        setPassword(undefined);
        setHasDevice(true);
      }),
    enterAfterService: (code: string) =>
      attempt({ code }, (refusal) => {
        if (refusal.code === 'link_invalid') beginAnew();
      }),
    fail: (error: unknown) => setProblem(problemOf(toApiError(error))),
  };
}
