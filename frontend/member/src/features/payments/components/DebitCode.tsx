import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { Field } from '#member/ui/Field';
import { useErrorWords } from '#member/ui/Notice';
import { textOf, useForm } from '#member/ui/use-form';
import { verifyCode } from '../api/direct-debit';
import { DebitStepTitle } from './DebitStepTitle';
import { OtherCode, type OtherCodeProps } from './OtherCode';

/** Step 2: the code that came by SMS. */
export function DebitCode({ request, onChange, onStale, onBack }: Omit<OtherCodeProps, 'isMain'>) {
  const { t } = useTranslation('direct-debit');
  const { time } = useFormats();
  const words = useErrorWords();
  const box = useRef<HTMLDivElement>(null);
  const { id, phone_ends_in: end, expires_at: expires, tries_left: left } = request;
  const form = useForm(async (data) => {
    const otp = textOf(data, 'otp');
    if (otp === '') return { errors: { otp: t('code.missing') } };
    try {
      onChange(await verifyCode(id, { otp }));
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.code !== 'code_invalid') throw error;
      // A wrong code counts: how many are left, the server says.
      await onStale();
      return { errors: { otp: error.fields['otp'] ?? words(error) } };
    }
    announce(t('code.right'));
    return undefined;
  });
  const { attempt, problem } = form;
  const error = problem.errors['otp'];
  useEffect(() => {
    if (attempt > 0 && error) box.current?.querySelector('input')?.focus();
  }, [attempt, error]);
  return (
    <Card padded>
      <DebitStepTitle step={2}>{t('code.title')}</DebitStepTitle>
      <Box mb="5">{t('code.sent', { end, time: time(new Date(expires)) })}</Box>
      <ErrorSummary errors={{}} message={problem.message} attempt={attempt} />
      <form onSubmit={form.onSubmit} noValidate>
        <Box ref={box} maxW="20rem">
          <Field
            name="otp"
            label={t('code.label')}
            hint={error ? t('code.tries_left', { count: left }) : t('code.hint')}
            error={error}
            required
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            maxLength={12}
          />
        </Box>
        <ActionButton type="submit" size="lg" busy={form.busy}>
          {t('code.check')}
        </ActionButton>
      </form>
      <OtherCode request={request} onChange={onChange} onStale={onStale} onBack={onBack} />
    </Card>
  );
}
