import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats, useMe } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { Notice } from '#member/ui/Notice';
import { Section } from '#member/ui/Page';
import { PhoneLink } from '#member/ui/PhoneLink';
import { TextLink } from '#member/ui/TextLink';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';
import { Fact, factAction } from './Fact';
import { LanguageFacts } from './LanguageFacts';

/** What the account is: whose, under which address, since when, in which language. */
export function AccountPanel() {
  const { t } = useTranslation(['settings', 'common']);
  const user = useMe();
  const { date } = useFormats();
  return (
    <>
      {user.status === 'not_confirmed' ? (
        <Box mb="6">
          <Notice tone="warning" action={<LinkButton to="/complete-signup">{t('account.confirm')}</LinkButton>}>
            {t('account.not_confirmed')}
          </Notice>
        </Box>
      ) : null}
      <Card px={{ base: '5', md: '7' }} py="3">
        <dl>
          <Fact
            label={t('account.name')}
            action={
              <TextLink to={`/members/${user.id}`} {...factAction}>
                {t('account.see_profile')}
              </TextLink>
            }
          >
            {user.profile.name}
          </Fact>
          <Fact
            label={t('account.email')}
            action={
              <TextLink to="/settings/email" {...factAction}>
                {t('account.change')}
                <VisuallyHidden>: {t('account.email')}</VisuallyHidden>
              </TextLink>
            }
          >
            {user.email}
          </Fact>
          <Fact label={t('account.since')}>{date(new Date(user.signup_date))}</Fact>
          <LanguageFacts />
        </dl>
      </Card>
      <Section title={t('account.help')}>
        <Box display="grid">
          <PhoneLink />
          <TextLink to="/pages/faq" {...factAction}>
            {t('account.faq')}
          </TextLink>
          <TextLink to="/pages/privacy" {...factAction}>
            {t('account.privacy')}
          </TextLink>
          <TextLink to="/complaints" {...factAction}>
            {t('account.complaints')}
          </TextLink>
        </Box>
      </Section>
    </>
  );
}
