import { useTranslation } from 'react-i18next';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { Field } from '#member/ui/Field';
import { confirmCode } from '../api/confirm-code';
import { textOf, useForm } from '#member/ui/use-form';
import { readCode } from '../model/code';

export function CodeForm({ onConfirmed }: { readonly onConfirmed: () => Promise<void> }) {
  const { t } = useTranslation('activation');
  const form = useForm(async (data) => {
    const code = readCode(textOf(data, 'code'));
    if (!code) return { errors: { code: t('code.six') } };
    await confirmCode({ code });
    await onConfirmed();
    return undefined;
  });
  return (
    <>
      <ErrorSummary errors={form.problem.errors} message={form.problem.message} attempt={form.attempt} />
      <Card padded asChild>
        <form onSubmit={form.onSubmit} noValidate>
          <Field
            name="code"
            label={t('code.label')}
            hint={t('code.hint')}
            error={form.problem.errors['code']}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            maxW="14rem"
            fontSize="xl"
            letterSpacing="0.2em"
            fontVariantNumeric="tabular-nums"
            required
          />
          <ActionButton type="submit" wide size="lg" busy={form.busy}>
            {t('code.submit')}
          </ActionButton>
        </form>
      </Card>
    </>
  );
}
