import { Box } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { appealWordsMax } from '#contracts';
import { toApiError } from '#kit';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { TextArea } from '#member/ui/Field';
import { ErrorNotice } from '#member/ui/Notice';
import type { useAppeal } from '../hooks/use-appeal';

interface AppealFormProps {
  readonly act: ReturnType<typeof useAppeal>['act'];
  readonly until: string;
}

/** One field and one button: why the member does not agree. */
export function AppealForm({ act, until }: AppealFormProps) {
  const { t } = useTranslation('appeals');
  const { day } = useFormats();
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const written = new FormData(form).get('words');
    const words = typeof written === 'string' ? written.trim() : '';
    setMissing(words === '');
    if (words) act.mutate(words, { onSuccess: () => announce(t('sent_title')) });
    else form.querySelector('textarea')?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Box mt="6" mb="5">
        {t('until', { date: day(new Date(until)) })}
      </Box>
      <TextArea
        name="words"
        label={t('words')}
        hint={t('hint')}
        required
        rows={6}
        maxLength={appealWordsMax}
        error={missing ? t('missing') : undefined}
        onChange={() => setMissing(false)}
      />
      {act.error ? (
        <Box mb="5">
          <ErrorNotice error={toApiError(act.error)} />
        </Box>
      ) : null}
      <ActionButton type="submit" busy={act.isPending}>
        {t('send')}
      </ActionButton>
    </form>
  );
}
