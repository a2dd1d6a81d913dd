import { Alert, Box, Paper, Stack, Typography } from '@mui/material';
import { locales } from '#contracts';
import type { TermsEdition, TextPage } from '#contracts-admin';
import { textIdOf } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { Facts } from '../ui/Facts';
import { asTime, languageName } from '../ui/format';
import { Label } from '../ui/Label';
import { ScrollingTable } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { words } from '../words';
import { PublishTerms } from './PublishTerms';
import { TextLink } from './TextLink';
import { faultWords, textWords, versionStateNames } from './text-words';

const { terms: text } = textWords;
const columns = [text.language, text.state].map((name) => ({ name }));

interface TermsPanelProps {
  readonly record: TextPage;
  readonly terms: NonNullable<TextPage['terms']>;
}

/** Which languages are ready, the button for all of them, and what went out before. */
export function TermsPanel({ record, terms: { languages, editions } }: TermsPanelProps) {
  const lacking = languages.filter(({ fault }) => fault !== null);
  return (
    <Section title={text.title}>
      <Typography sx={{ maxWidth: '68ch' }}>{text.intro}</Typography>
      <Alert severity={lacking.length > 0 ? 'warning' : 'success'} variant="outlined" role="status">
        {lacking.length > 0 ? text.lacks(lacking.length) : text.allReady}
      </Alert>
      <ScrollingTable
        label={text.title}
        columns={columns}
        rows={languages.map(({ locale, fault }) => ({
          key: locale,
          cells: [
            <TextLink key="language" id={textIdOf({ siteId: record.site_id, page: 'terms', locale })} isCurrent={locale === record.locale}>
              {languageName(locale)}
            </TextLink>,
            fault === null ? (
              <Label key="state" tone="good">
                {text.ready}
              </Label>
            ) : (
              (faultWords[fault] ?? fault)
            ),
          ],
        }))}
      />
      <PublishTerms record={record} languages={languages} />
      <Typography component="h4" sx={{ fontWeight: 700 }}>
        {text.editions}
      </Typography>
      {editions.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{text.none}</Typography> : null}
      {editions.map((edition) => (
        <Edition key={edition.id} edition={edition} locale={record.locale} />
      ))}
    </Section>
  );
}

const Edition = ({ edition, locale }: { readonly edition: TermsEdition; readonly locale: TextPage['locale'] }) => {
  const { id, state, begins_at, changes, made_at, made_by, reason } = edition;
  return (
    <Paper component="article" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Stack spacing={1}>
        <Typography sx={{ fontWeight: 600 }}>
          {asTime(begins_at)} <Label tone={state === 'in_force' ? 'good' : 'plain'}>{versionStateNames[state]}</Label>
        </Typography>
        <Facts
          rows={[
            [text.asked, asTime(begins_at)],
            [textWords.by, `${made_by ?? words.unknown}, ${asTime(made_at)}`],
            [textWords.why, reason],
            [text.summary, <Summary key="summary" text={changes[locale] ?? words.none} />],
          ]}
        />
        <Box component="details">
          <Box component="summary" sx={{ minHeight: 44, cursor: 'pointer', py: 1.25 }}>
            {textWords.languages}
          </Box>
          <Facts rows={locales.map((one) => [languageName(one), <Summary key={one} text={changes[one] ?? words.none} />] as const)} />
        </Box>
        {state === 'planned' ? (
          <Box sx={{ '& .MuiButton-root': { minHeight: 44 } }}>
            <CommandButton command="withdraw_terms" id={id} about={asTime(begins_at)} variant="outlined" />
          </Box>
        ) : null}
      </Stack>
    </Paper>
  );
};

const Summary = ({ text: told }: { readonly text: string }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {told}
  </Box>
);
