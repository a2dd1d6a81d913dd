import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useFormats, useSession } from '../../session/session';
import { Page, PageTitle } from '../../ui/Page';
import { readablePhone } from '../../ui/phone';
import { PhoneLink } from '../../ui/PhoneLink';
import { NotFound } from '../ErrorPage';
import { infoPages } from '../info-pages';

/** Terms, privacy, help and the like: reading text in short sections. */
export default function InfoPageScreen() {
  const { t } = useTranslation('pages');
  const { settings, company } = useSession();
  const { date, country } = useFormats();
  const { pathname } = useLocation();
  const page = infoPages.find((name) => pathname === `/pages/${name}`);
  if (!page) return <NotFound />;
  const facts = {
    site: settings.name,
    company: company.name,
    address: [company.address, company.city, country(company.country)].filter(Boolean).join(', '),
    phone: readablePhone(settings.support_phone),
    email: settings.support_email,
    min_age: settings.min_age,
    refund_days: settings.refund_days,
    free_messages: settings.free_messages,
    free_conversations: settings.free_conversations,
  };
  const sections = t(`${page}.sections`, { returnObjects: true, ...facts });
  return (
    <Page title={t(`${page}.title`)} description={t(`${page}.lead`, facts)} width="prose">
      <PageTitle lead={t(`${page}.lead`, facts)}>{t(`${page}.title`)}</PageTitle>
      {sections.map(({ title, text }) => (
        <Box as="section" key={title} mt="7">
          <Heading as="h2" textStyle="h3">
            {title}
          </Heading>
          <Box mt="2">{text}</Box>
        </Box>
      ))}
      {page === 'terms' ? (
        <Box mt="7" textStyle="small" color="ink.soft">
          {t('updated', { date: date(new Date(settings.terms_version)) })}
        </Box>
      ) : null}
      <Box mt="8">
        <PhoneLink />
      </Box>
    </Page>
  );
}
