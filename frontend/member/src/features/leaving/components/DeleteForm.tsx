import { Box, Flex, Heading } from '@chakra-ui/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeavingReason } from '#contracts';
import { toApiError } from '#kit';
import { useMe } from '../../../session/session';
import { ActionButton } from '../../../ui/ActionButton';
import { Card } from '../../../ui/Card';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { useErrorWords } from '../../../ui/Notice';
import { PasswordField } from '../../../ui/PasswordField';
import { deleteAccount } from '../api/account';

interface Problem {
  readonly password?: string;
  readonly message?: string;
}

/** What happens, in the order in which it happens; then the password, and the one button that does it. */
export function DeleteForm({ reason, onBack }: { readonly reason: LeavingReason | undefined; readonly onBack: () => void }) {
  const { t } = useTranslation(['leaving', 'common']);
  const { credits } = useMe();
  const errorWords = useErrorWords();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<Problem>({});

  const run = async (password: string) => {
    setBusy(true);
    try {
      await deleteAccount({ password, ...(reason && { reason }) });
      // The session is over: a new page, so that nothing of the member stays in this one.
      window.location.assign('/account-deleted');
    } catch (thrown) {
      const error = toApiError(thrown);
      const { password: about } = error.fields;
      setProblem(about ? { password: about } : { message: errorWords(error) });
      setAttempt((count) => count + 1);
      setBusy(false);
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (!busy && typeof password === 'string') void run(password);
  };
  return (
    <Card padded>
      <Heading as="h2" textStyle="h3" mb="3">
        {t('sure.title')}
      </Heading>
      <Box as="ul" listStyleType="disc" ps="6" mb="6" display="grid" gap="2">
        <li>{t('sure.hidden')}</li>
        <li>{t('sure.undo')}</li>
        <li>{t('sure.erased')}</li>
        {credits > 0 ? <li>{t('sure.credits', { count: credits })}</li> : null}
      </Box>
      <ErrorSummary errors={problem.password ? { password: problem.password } : {}} message={problem.message} attempt={attempt} />
      <form onSubmit={onSubmit} noValidate>
        <PasswordField name="password" label={t('sure.password')} autoComplete="current-password" error={problem.password} required />
        <Flex gap="3" wrap="wrap">
          <ActionButton type="submit" tone="danger" busy={busy}>
            {t('sure.submit')}
          </ActionButton>
          <ActionButton tone="outline" onClick={onBack}>
            {t('back')}
          </ActionButton>
        </Flex>
      </form>
    </Card>
  );
}
