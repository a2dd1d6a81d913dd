import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { infoPages, limits, type InfoFact, type InfoPage } from '#contracts';
import { usePageData } from '#member/shared/hooks/use-page-data';
import { addressOf } from '#member/shared/model/company-address';
import { useFormats, useSession } from '#member/shared/state/session';
import { Page, PageTitle } from '#member/ui/Page';
import { readablePhone } from '#member/ui/phone';
import { PhoneLink } from '#member/ui/PhoneLink';
import usPrivacy from '#member/locales/en-US/privacy.json';
import { NotFound } from '#member/ui/NotFound';
import { OuterLink } from '#member/ui/TextLink';
import { CookieChoice } from '../CookieChoice';
import { CookieTable } from '../CookieTable';

/** What stands there is told in more words elsewhere. */
const explained: readonly InfoPage[] = ['terms', 'ban', 'faq'];

/** Terms, privacy, help and the like: reading text in short sections. */
export default function InfoPageScreen() {
  const { pathname } = useLocation();
  const page = infoPages.find((name) => pathname === `/pages/${name}`);
  return page ? <InfoPageText page={page} /> : <NotFound />;
}

function InfoPageText({ page }: { readonly page: InfoPage }) {
  const { t, i18n } = useTranslation('pages');
  const { t: common } = useTranslation();
  const { settings, company, measuring, advertising, locale } = useSession();
  const { own, rules } = usePageData('info-page');
  const { date, country } = useFormats();
  const facts: Record<InfoFact, string | number> = {
    site: settings.name,
    company: company.name,
    address: addressOf(company, country(company.country)),
    phone: readablePhone(settings.support_phone),
    email: settings.support_email,
    min_age: settings.min_age,
    refund_days: settings.refund_days,
    free_messages: settings.free_messages,
    days: Math.max(limits.withdrawDaysMin, settings.refund_days),
    free_conversations: settings.free_conversations,
  };
  const filledIn = (text: string): string => i18n.services.interpolator.interpolate(text, facts, locale, {});
  const builtIn = t(`${page}.sections`, { returnObjects: true, ...facts });
  // Where visits may be counted or another company advertises, it is not true that there is nothing of the kind.
  const defaults = page === 'cookies' && (measuring || advertising) ? builtIn.slice(1) : builtIn;
  const sections = own ? own.sections.map(({ title, text }) => ({ title: filledIn(title), text: filledIn(text) })) : defaults;
  const title = own ? filledIn(own.title) : t(`${page}.title`);
  const lead = own ? filledIn(own.lead) : t(`${page}.lead`, facts);
  const since = own?.since ?? (page === 'terms' ? settings.terms_version : undefined);
  return (
    <Page title={title} description={lead} questions={page === 'faq' ? sections : undefined} width="prose">
      <PageTitle lead={lead}>{title}</PageTitle>
      {page === 'cookies' ? <CookieTable measures={measuring !== undefined} advertises={advertising !== undefined} /> : null}
      {page === 'cookies' && measuring ? <CookieChoice of="choice" answer={measuring} /> : null}
      {page === 'cookies' && advertising ? <CookieChoice of="advertising" answer={advertising} /> : null}
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      {rules ? <Rules title={t('ban.rules')} rules={rules} /> : null}
      {page === 'privacy' ? <AmericanPrivacy facts={facts} /> : null}
      {since ? (
        <Box mt="7" textStyle="small" color="ink.soft">
          {t('updated', { date: date(new Date(since)) })}
        </Box>
      ) : null}
      {page === 'accessibility' ? (
        <OuterLink href="/complaints" display="inline-flex" alignItems="center" minH="target" mt="6">
          {common('footer.complaints')}
        </OuterLink>
      ) : null}
      {explained.includes(page) ? (
        <OuterLink href="/transparency" display="inline-flex" alignItems="center" minH="target" mt="6">
          {common('footer.transparency')}
        </OuterLink>
      ) : null}
      <Box mt="8">
        <PhoneLink />
      </Box>
    </Page>
  );
}

/** What readers in the United States are told besides. */
function AmericanPrivacy({ facts }: { readonly facts: Readonly<Record<string, unknown>> }) {
  const { i18n } = useTranslation();
  const { in_united_states: isShown } = usePageData('info-page');
  if (!isShown) return null;
  return (
    <Box lang="en-US" mt="10">
      <Heading as="h2" textStyle="h2">
        {usPrivacy.title}
      </Heading>
      <Box mt="2">{usPrivacy.lead}</Box>
      {usPrivacy.sections.map(({ title, text }) => (
        <Section key={title} title={title} text={i18n.services.interpolator.interpolate(text, facts, 'en', {})} below />
      ))}
    </Box>
  );
}

interface RulesProps {
  readonly title: string;
  readonly rules: readonly { readonly rule: string; readonly text: string }[];
}

/** The rules of the house: each decision leads to its own. */
const Rules = ({ title, rules }: RulesProps) => (
  <Box as="section" mt="7">
    <Heading as="h2" textStyle="h3">
      {title}
    </Heading>
    <Box as="ol" mt="2" ps="6" listStyleType="decimal">
      {rules.map(({ rule, text }) => (
        <Box as="li" key={rule} id={`rule-${rule}`} mt="2" scrollMarginTop="6rem">
          {text}
        </Box>
      ))}
    </Box>
  </Box>
);

interface SectionProps {
  readonly title: string;
  readonly text: string;
  /** Under a heading of the page. */
  readonly below?: boolean;
}

const Section = ({ title, text, below = false }: SectionProps) => (
  <Box as="section" mt="7">
    <Heading as={below ? 'h3' : 'h2'} textStyle="h3">
      {title}
    </Heading>
    <Box mt="2" whiteSpace="pre-line">
      {text}
    </Box>
  </Box>
);
