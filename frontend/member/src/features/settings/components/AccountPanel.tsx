import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localeFacts } from '#contracts';
import { useFormats, useMe, useSession } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { Notice } from '#member/ui/Notice';
import { Section } from '#member/ui/Page';
import { PhoneLink } from '#member/ui/PhoneLink';
import { TextLink } from '#member/ui/TextLink';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';

interface FactProps {
  readonly label: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Fact({ label, action, children }: FactProps) {
  return (
    <Box py="3" borderBottomWidth="1px" borderColor="hairline" _last={{ borderBottomWidth: '0' }}>
      <Box as="dt" textStyle="small" color="ink.soft">
        {label}
      </Box>
      <Flex as="dd" justify="space-between" align="center" columnGap="4" wrap="wrap" minH="target">
        <Box fontWeight="medium" minW="0" overflowWrap="anywhere">
          {children}
        </Box>
        {action}
      </Flex>
    </Box>
  );
}

const action = { display: 'inline-flex', alignItems: 'center', minH: 'target' } as const;

/** What the account is: whose, under which address, since when, in which language. */
export function AccountPanel() {
  const { t } = useTranslation(['settings', 'common']);
  const user = useMe();
  const { locale } = useSession();
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
              <TextLink to={`/members/${user.id}`} {...action}>
                {t('account.see_profile')}
              </TextLink>
            }
          >
            {user.profile.name}
          </Fact>
          <Fact
            label={t('account.email')}
            action={
              <TextLink to="/settings/email" {...action}>
                {t('account.change')}
                <VisuallyHidden>: {t('account.email')}</VisuallyHidden>
              </TextLink>
            }
          >
            {user.email}
          </Fact>
          <Fact label={t('account.since')}>{date(new Date(user.signup_date))}</Fact>
          <Fact
            label={t('account.language')}
            action={
              <TextLink to="/lang-config" {...action}>
                {t('account.change')}
                <VisuallyHidden>: {t('common:display.language')}</VisuallyHidden>
              </TextLink>
            }
          >
            {localeFacts[locale].name}
          </Fact>
        </dl>
      </Card>
      <Section title={t('account.help')}>
        <Box display="grid">
          <PhoneLink />
          <TextLink to="/pages/faq" {...action}>
            {t('account.faq')}
          </TextLink>
          <TextLink to="/pages/privacy" {...action}>
            {t('account.privacy')}
          </TextLink>
          <TextLink to="/complaints" {...action}>
            {t('account.complaints')}
          </TextLink>
        </Box>
      </Section>
    </>
  );
}
