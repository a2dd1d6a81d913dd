import { Box, Paper, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { locales } from '#contracts';
import type { SiteWordChange, SiteWordPage as Page } from '#contracts-admin';
import { Facts } from '../ui/Facts';
import { RecordPage } from '../ui/RecordPage';
import { headingAtOnce } from '../ui/focus';
import { asTime, languageName } from '../ui/format';
import { Section } from '../ui/Section';
import { words } from '../words';
import { siteWordHelp, siteWordNames, siteWordWords as text } from './site-word-words';
import { WordsEditor } from './WordsEditor';

export const SiteWordPage = () => (
  <RecordPage title={text.title}>
    <Words />
  </RecordPage>
);

function Words() {
  const record = useRecordContext<Page>();
  if (!record) return null;
  const { id, key, site, changes } = record;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Typography component="h2" variant="h5" {...headingAtOnce}>
        {text.heading(siteWordNames[key], site)}
      </Typography>
      <Typography sx={{ maxWidth: '68ch' }}>{siteWordHelp[key]}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <WordsEditor key={id} record={record} />
        <Section title={text.history}>
          {changes.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{text.historyNone}</Typography> : null}
          {changes.map((change) => (
            <Change key={change.version} change={change} />
          ))}
        </Section>
      </Box>
    </Stack>
  );
}

const Change = ({ change: { texts, proof, made_at, made_by, reason } }: { readonly change: SiteWordChange }) => (
  <Paper component="article" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
    <Typography sx={{ fontWeight: 600 }}>{asTime(made_at)}</Typography>
    <Facts
      rows={[
        [text.by, made_by ?? words.unknown],
        [text.why, reason],
        ...locales.flatMap((locale) => (texts[locale] ? [[languageName(locale), texts[locale]] as const] : [])),
        ...(proof === '' ? [] : [[text.proof, proof] as const]),
      ]}
    />
  </Paper>
);
