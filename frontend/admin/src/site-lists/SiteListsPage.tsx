import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { defaultLocale, type Locale } from '#contracts';
import type { SiteListsPage as SiteLists } from '#contracts-admin';
import { headingAtOnce } from '../ui/focus';
import { ChoiceField } from '../ui/FormField';
import { RecordPage } from '../ui/RecordPage';
import { siteListWords as text } from './site-list-words';
import { Section } from '../ui/Section';
import { InterestsForm } from './InterestsForm';
import { LinesForm } from './LinesForm';
import { countOffered } from './lines';

export const SiteListsPage = () => (
  <RecordPage title={text.title}>
    <OneSite />
  </RecordPage>
);

function OneSite() {
  const site = useRecordContext<SiteLists>();
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const list = site?.lists.find((one) => one.locale === locale);
  if (!site || !list) return null;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10, maxWidth: 760 }}>
      <Typography component="h2" variant="h5" {...headingAtOnce}>
        {text.heading(site.name)}
      </Typography>
      <Section title={text.linesTitle}>
        <Typography sx={{ maxWidth: '68ch' }}>{text.intro}</Typography>
        <ChoiceField
          label={text.language}
          value={locale}
          choices={site.lists.map(({ locale: id, lines }) => ({ id, name: text.languageWith(id, countOffered(lines)) }))}
          problem={undefined}
          onChoose={setLocale}
        />
        <LinesForm key={locale} siteId={site.id} siteName={site.name} list={list} />
      </Section>
      <Section title={text.interestsTitle}>
        <InterestsForm site={site} />
      </Section>
    </Stack>
  );
}
