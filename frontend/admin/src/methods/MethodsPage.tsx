import { Alert, Box, Paper, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { MethodsChange, MethodsInCurrency, MethodsPage as CountryMethods } from '#contracts-admin';
import { Facts } from '../ui/Facts';
import { RecordPage } from '../ui/RecordPage';
import { headingAtOnce } from '../ui/focus';
import { asTime, countryName } from '../ui/format';
import { Section } from '../ui/Section';
import { words } from '../words';
import { methodWords as text, namesOf } from './method-words';
import { MethodsForm } from './MethodsForm';

export const MethodsPage = () => (
  <RecordPage title={text.title}>
    <OneCountry />
  </RecordPage>
);

function OneCountry() {
  const record = useRecordContext<CountryMethods>();
  if (!record) return null;
  const { id, currencies, changes } = record;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Typography component="h2" variant="h5" {...headingAtOnce}>
        {text.heading(countryName(id))}
      </Typography>
      <Typography sx={{ maxWidth: '68ch' }}>{text.intro}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Section title={text.listTitle}>
          <MethodsForm key={id} record={record} />
        </Section>
        <Section title={text.seenTitle}>
          {currencies.length === 0 ? <Typography>{text.seenNone}</Typography> : null}
          {currencies.map((one) => (
            <InCurrency key={one.currency} one={one} />
          ))}
        </Section>
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

/** What becomes of the list for whoever pays in a currency, and since when the provider says so. */
const InCurrency = ({ one: { currency, offered, missing, other_currency, asked_at, is_away } }: { readonly one: MethodsInCurrency }) => (
  <Paper component="article" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
    <Typography component="h4" sx={{ fontWeight: 700 }}>
      {text.inCurrency(currency)}
    </Typography>
    <Facts
      rows={[
        [text.offered, namesOf(offered, text.nothingOffered)],
        ...(missing.length > 0 ? [[text.missing, namesOf(missing, '')] as const] : []),
        ...(other_currency.length > 0 ? [[text.otherCurrency, namesOf(other_currency, '')] as const] : []),
        ...(asked_at === null ? [] : [[text.asked, asTime(asked_at)] as const]),
      ]}
    />
    {missing.length > 0 || is_away || asked_at === null ? (
      <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
        {asked_at === null ? text.notAsked : is_away ? text.away : text.missingHelp}
      </Alert>
    ) : null}
  </Paper>
);

const Change = ({ change: { methods, made_at, made_by, reason } }: { readonly change: MethodsChange }) => (
  <Paper component="article" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
    <Typography sx={{ fontWeight: 600 }}>{asTime(made_at)}</Typography>
    <Facts
      rows={[
        [text.by, made_by ?? words.unknown],
        [text.what, methods === null ? text.builtIn : namesOf(methods, text.nothingOffered)],
        [text.why, reason],
      ]}
    />
  </Paper>
);
