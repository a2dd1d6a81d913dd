import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { moveFocus } from '#member/ui/move-focus';
import { Notice } from '#member/ui/Notice';
import { PasswordField } from '#member/ui/PasswordField';
import { TextLink } from '#member/ui/TextLink';
import { secretOf, useForm, type Problem } from '#member/ui/use-form';
import { changePassword } from '../api/change-password';
import { checkPasswords } from '../model/passwords';

const outcomeId = 'password-outcome';

/** Another password, for whoever knows the old one. */
export function PasswordPanel() {
  const { t } = useTranslation('settings');
  const { email, status } = useMe();
  const [saved, setSaved] = useState(0);
  const form = useForm(async (data) => {
    const body = {
      old_password: secretOf(data, 'old_password'),
      password: secretOf(data, 'password'),
      password_again: secretOf(data, 'password_again'),
    };
    const faults = checkPasswords(body);
    const errors = Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, t(`password.${fault}`)]));
    if (Object.keys(errors).length > 0) return { errors };
    await changePassword(body);
    setSaved((count) => count + 1);
    moveFocus(outcomeId);
    return undefined;
  });
  return (
    <>
      {/* It takes the focus: the form that had it begins again. */}
      <Box id={outcomeId} tabIndex={-1} aria-live="polite">
        {saved > 0 ? (
          <Box mb="6">
            <Notice tone="success" title={t('password.saved_title')}>
              {t('password.saved')} {status === 'not_confirmed' ? null : t('password.undo')}
            </Notice>
          </Box>
        ) : null}
      </Box>
      <ErrorSummary errors={form.problem.errors} message={form.problem.message} attempt={form.attempt} />
      {/* The key stands here: the one of a child that lends its element is not looked at. */}
      <Card key={saved} padded asChild>
        <form onSubmit={form.onSubmit} noValidate>
          {/* Password managers find out whose password it is. */}
          <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
          <PasswordFields errors={form.problem.errors} />
          <ActionButton type="submit" wide size="lg" busy={form.busy}>
            {t('password.submit')}
          </ActionButton>
          <Box mt="4">
            <TextLink to="/reset-password" display="inline-flex" alignItems="center" minH="target">
              {t('password.forgot')}
            </TextLink>
          </Box>
        </form>
      </Card>
    </>
  );
}

/** The old one, and the new one twice. */
function PasswordFields({ errors }: Pick<Problem, 'errors'>) {
  const { t } = useTranslation('settings');
  return (
    <>
      <PasswordField
        name="old_password"
        label={t('password.old')}
        autoComplete="current-password"
        error={errors['old_password']}
        required
      />
      <PasswordField
        name="password"
        label={t('password.new')}
        hint={t('password.hint')}
        autoComplete="new-password"
        error={errors['password']}
        required
      />
      <PasswordField
        name="password_again"
        label={t('password.again')}
        autoComplete="new-password"
        error={errors['password_again']}
        required
      />
    </>
  );
}
