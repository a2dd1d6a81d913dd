import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { ActionButton } from '#member/ui/ActionButton';
import { Field } from '#member/ui/Field';
import { useErrorWords } from '#member/ui/Notice';
import { textOf, useForm } from '#member/ui/use-form';
import { getDiscountCode } from '../api/prices';

interface CodeFormProps {
  readonly code: string | undefined;
  readonly problem: string | undefined;
  readonly onUse: (code: string) => void;
  /** It was opened by a press: the field takes the focus. */
  readonly focused: boolean;
}

/** Takes a discount code that counts for this member; what is wrong with another one stands beside the field. */
export function CodeForm({ code, problem, onUse, focused }: CodeFormProps) {
  const { t } = useTranslation('payments');
  const words = useErrorWords();
  const box = useRef<HTMLDivElement>(null);
  const input = () => box.current?.querySelector('input');
  useEffect(() => {
    if (focused) input()?.focus();
  }, [focused]);
  const form = useForm(async (data) => {
    const typed = textOf(data, 'code').replace(/\s/g, '').toUpperCase();
    if (typed === '') return { errors: { code: t('discount.missing') } };
    try {
      await getDiscountCode(typed);
    } catch (thrown) {
      return { errors: { code: words(toApiError(thrown)) } };
    }
    onUse(typed);
    return undefined;
  });
  const error = form.problem.errors['code'] ?? (form.busy ? undefined : problem);
  const { attempt } = form;
  useEffect(() => {
    if (attempt > 0) input()?.focus();
  }, [attempt]);
  return (
    <Box ref={box} w="full" maxW="form">
      <form onSubmit={form.onSubmit} noValidate>
        <Field
          name="code"
          label={t('discount.label')}
          error={error}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <ActionButton type="submit" tone="outline" busy={form.busy}>
          {t('discount.use')}
        </ActionButton>
      </form>
    </Box>
  );
}
