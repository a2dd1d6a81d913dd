import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fewestTold } from '#contracts';
import { usePageData } from '#member/shared/hooks/use-page-data';
import { Page, PageTitle, Section } from '#member/ui/Page';
import { OuterLink, TextLink } from '#member/ui/TextLink';
import { ContactPoint } from './ContactPoint';
import { YearTables } from './YearTables';

const parts = ['members', 'who', 'ranking', 'figures', 'contact'] as const;
const decided = ['people', 'two', 'other', 'alone', 'computer'] as const;
/** What `libs/search/src/sql` does, in words: who changes the order there changes it here. */
const ranked = ['who', 'order', 'money', 'others', 'hidden', 'fictional', 'game', 'finder'] as const;
const target = { display: 'inline-flex', alignItems: 'center', minH: 'target' } as const;

/** How the house decides about members, for everybody: by people, by rules that can be read, and in figures. */
export function TransparencyScreen() {
  const { t } = useTranslation('transparency');
  const { years } = usePageData('transparency');
  return (
    <Page title={t('title')} description={t('lead')} width="prose">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <nav aria-label={t('contents')}>
        <ul>
          {parts.map((part) => (
            <li key={part}>
              <OuterLink href={`#${part}`} {...target}>
                {t(`${part}.title`)}
              </OuterLink>
            </li>
          ))}
        </ul>
      </nav>

      <Section id="members" title={t('members.title')}>
        <Box display="grid" gap="3">
          <p>{t('members.report')}</p>
          <div>
            <p>{t('members.complain')}</p>
            <TextLink to="/complaints" {...target}>
              {t('members.complain_link')}
            </TextLink>
          </div>
          <div>
            <p>{t('members.appeal')}</p>
            <TextLink to="/settings/decisions" {...target}>
              {t('members.appeal_link')}
            </TextLink>
          </div>
          <p>{t('members.outside')}</p>
        </Box>
      </Section>

      <Section id="who" title={t('who.title')}>
        <Points lines={decided.map((line) => t(`who.${line}`))} />
      </Section>

      <Section id="ranking" title={t('ranking.title')}>
        <Points lines={ranked.map((line) => t(`ranking.${line}`))} />
      </Section>

      <Section id="figures" title={t('figures.title')}>
        <p>{t('figures.note', { count: fewestTold })}</p>
        {years.map((figures, index) => (
          <YearTables key={figures.year} figures={figures} isNow={index === 0} />
        ))}
      </Section>

      <Section id="contact" title={t('contact.title')}>
        <ContactPoint />
      </Section>
    </Page>
  );
}

const Points = ({ lines }: { readonly lines: readonly string[] }) => (
  <Box as="ul" listStyleType="disc" ps="6" display="grid" gap="3">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
);
