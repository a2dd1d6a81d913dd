import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '#member/ui/Field';
import { PasswordField } from '#member/ui/PasswordField';
import { useSaidAtPause } from '#member/ui/use-said-at-pause';
import { codePoints, limits } from '#contracts';
import type { ApiError } from '#kit';
import { useDraft } from '../state/draft';
import { useSecrets } from '../state/secrets';
import { useFinishSignup } from '../hooks/use-finish-signup';
import { textOf, typed, useStepForm, type Problem } from '../hooks/use-step-form';
import { checkAbout } from '../model/check';
import type { Draft } from '../model/draft';
import type { Step } from '../model/steps';
import { StepFrame } from './StepFrame';
import { StepSubmit } from './StepSubmit';

const read = (data: FormData): Draft => ({ signup_message: textOf(data, 'signup_message') });

const counter = 'signup_message-count';
const nearlyFull = 100;

interface AboutStepProps {
  readonly refused?: Problem;
  /** The sign-up was refused because of an answer of an earlier step. */
  readonly onMend: (step: Step, error: ApiError) => void;
}

/** Step 4: a few words about oneself, or not yet; then the account is made. */
export function AboutStep({ refused, onMend }: AboutStepProps) {
  const { t } = useTranslation('signup');
  const { password } = useSecrets();
  const draft = useDraft();
  const [typedLength, setLength] = useState<number | null>(null);
  const length = typedLength ?? codePoints(draft?.signup_message ?? '');
  const count = t('about.count', { count: length, max: limits.aboutMax });
  // Told aloud only where it matters.
  useSaidAtPause(typedLength !== null && length > limits.aboutMax - nearlyFull ? count : null);
  const finish = useFinishSignup(onMend);
  const passwordIn = (data: FormData) => password ?? typed(data, 'password');
  const { props, problem, attempt, busy } = useStepForm({
    initial: refused,
    read,
    check: (answers, data) => checkAbout(answers, passwordIn(data)),
    onDone: (_answers, data) => finish(passwordIn(data)),
  });
  const describedBy = ['signup_message-hint', problem.errors['signup_message'] ? 'signup_message-error' : '', counter]
    .filter(Boolean)
    .join(' ');
  return (
    <StepFrame step={4} title={t('about.title')} lead={t('about.lead')} problem={problem} attempt={attempt}>
      <form {...props} method="dialog">
        <TextArea
          name="signup_message"
          label={t('about.label')}
          hint={t('about.hint')}
          rows={7}
          aria-describedby={describedBy}
          onInput={(event) => setLength(codePoints(event.currentTarget.value.trim()))}
          autoCapitalize="sentences"
          error={problem.errors['signup_message']}
          optional
        />
        <Box id={counter} mt="-3" mb="5" textStyle="small" color="ink.soft">
          {count}
        </Box>
        {password === null ? (
          <PasswordField
            name="password"
            label={t('about.password')}
            hint={t('about.password_hint')}
            autoComplete="new-password"
            error={problem.errors['password']}
            required
          />
        ) : null}
        <StepSubmit busy={busy} busyWords={t('about.busy')}>
          {t('about.submit')}
        </StepSubmit>
      </form>
    </StepFrame>
  );
}
