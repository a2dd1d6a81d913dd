import { Box } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readEmail, type MailChangeAnswer, type UserView } from '#contracts';
import { useSession } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { EmailField } from '#member/ui/EmailField';
import { moveFocus } from '#member/ui/move-focus';
import { Notice } from '#member/ui/Notice';
import { PasswordField } from '#member/ui/PasswordField';
import { secretOf, textOf, useForm, type Problem } from '#member/ui/use-form';
import { changeEmail } from '../api/change-email';
import { getWishedEmail } from '../api/get-wished-email';

const wishedKey = ['account', 'wished-email'] as const;
const outcomeId = 'email-outcome';

/** Another address: it holds when the link that goes there is used. */
export function EmailPanel() {
  const { t } = useTranslation('settings');
  const { user, setUser } = useSession();
  const queries = useQueryClient();
  const wished = useQuery({ queryKey: wishedKey, queryFn: ({ signal }) => getWishedEmail(signal), refetchOnWindowFocus: true });
  const [outcome, setOutcome] = useState<MailChangeAnswer['outcome']>();
  const [sent, setSent] = useState(0);
  const form = useForm(async (data) => {
    const [email, password] = [readEmail(textOf(data, 'email')), secretOf(data, 'password')];
    const errors: Record<string, string> = {};
    if (!email) errors['email'] = t('email.invalid');
    if (!password) errors['password'] = t('email.password_missing');
    if (!email || !password) return { errors } satisfies Problem;
    const { outcome: told } = await changeEmail({ email, password });
    setOutcome(told);
    setSent((count) => count + 1);
    moveFocus(outcomeId);
    if (told === 'link-sent') queries.setQueryData(wishedKey, { email });
    else if (user) setUser({ ...user, email, notifications_disabled: user.notifications_disabled.filter((stop) => stop !== 'bounced') });
    return undefined;
  });
  if (!user) return null;
  const waiting = outcome === 'changed' ? null : (wished.data?.email ?? null);
  return (
    <>
      <EmailOutcome user={user} outcome={outcome} waiting={waiting} />
      <ErrorSummary errors={form.problem.errors} message={form.problem.message} attempt={form.attempt} />
      <Card key={sent} padded asChild>
        <form onSubmit={form.onSubmit} noValidate>
          <Box mb="5">
            <Box textStyle="small" color="ink.soft">
              {t('email.now')}
            </Box>
            <Box fontWeight="medium" overflowWrap="anywhere">
              {user.email}
            </Box>
          </Box>
          <EmailField label={t('email.new')} hint={t('email.hint')} error={form.problem.errors['email']} />
          <PasswordField
            name="password"
            label={t('email.password')}
            autoComplete="current-password"
            error={form.problem.errors['password']}
            required
          />
          <ActionButton type="submit" wide size="lg" busy={form.busy}>
            {t('email.submit')}
          </ActionButton>
        </form>
      </Card>
    </>
  );
}

interface EmailOutcomeProps {
  readonly user: UserView;
  readonly outcome: MailChangeAnswer['outcome'] | undefined;
  /** The address whose link was not used yet. */
  readonly waiting: string | null;
}

/** What came of the wish for another address. */
function EmailOutcome({ user, outcome, waiting }: EmailOutcomeProps) {
  const { t } = useTranslation('settings');
  return (
    <Box id={outcomeId} tabIndex={-1} aria-live="polite">
      {/* It takes the focus: the form that had it begins again. */}
      {outcome === 'mails-resumed' ? (
        <Box mb="6">
          {/* What the member turned off stays off: no promise of mails that do not come. */}
          <Notice tone="success">{t(user.notifications_disabled.length > 0 ? 'email.resumed_others_off' : 'email.resumed')}</Notice>
        </Box>
      ) : null}
      {outcome === 'changed' ? (
        <Box mb="6">
          <Notice tone="success" action={<LinkButton to="/complete-signup">{t('email.to_code')}</LinkButton>}>
            {t('email.corrected', { email: user.email })}
          </Notice>
        </Box>
      ) : null}
      {waiting ? (
        <Box mb="6">
          <Notice tone="warning" title={t('email.waiting_title')}>
            {t('email.waiting', { email: waiting, old: user.email })}
          </Notice>
        </Box>
      ) : null}
    </Box>
  );
}
