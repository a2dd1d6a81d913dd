import { Alert, AlertTitle, Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Download } from 'lucide-react';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { childReportPath, type ChildMaterialPage as Found, type CountryContacts } from '#contracts-admin';
import { Section } from '../ui/Section';
import { CommandButton } from '../commands/CommandButton';
import { Facts } from '../ui/Facts';
import { RecordPage } from '../ui/RecordPage';
import { headingAtOnce } from '../ui/focus';
import { countryName, languageName } from '../ui/format';
import { FieldCommand } from '../commands/FieldCommand';
import { childMaterialWords as text } from './words';

const usualMonths = '12';

export const ChildMaterialPage = () => (
  <RecordPage title={text.title}>
    <Body />
  </RecordPage>
);

/** What is to be done now, what was done, whom to call, and the report. Nothing that was found is shown. */
function Body() {
  const record = useRecordContext<Found>();
  if (!record) return null;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10, maxWidth: 900 }}>
      <Heading record={record} />
      <Steps severity="error" title={text.steps.title} rows={text.steps.rows} />
      <Section title={text.contacts}>
        {record.contacts.map((one) => (
          <Contacts key={one.country} contacts={one} />
        ))}
      </Section>
      <Report record={record} />
      <Steps severity="info" title={text.done.title} rows={text.done.rows} />
      <Kept record={record} />
    </Stack>
  );
}

function Heading({ record: { reference, found_by, at, member_id } }: { readonly record: Found }) {
  const path = useCreatePath();
  return (
    <Box>
      <Typography component="h2" variant="h5" {...headingAtOnce}>
        {reference}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text.found(found_by, at)}</Typography>
      <MuiLink component={Link} to={path({ resource: 'members', type: 'show', id: member_id })}>
        {text.member}
      </MuiLink>
    </Box>
  );
}

interface StepsProps {
  readonly severity: 'error' | 'info';
  readonly title: string;
  readonly rows: readonly string[];
}

const Steps = ({ severity, title, rows }: StepsProps) => (
  <Alert severity={severity} variant="outlined">
    <AlertTitle component="h3">{title}</AlertTitle>
    <ol style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ol>
  </Alert>
);

function Contacts({ contacts: { country, hotline, police } }: { readonly contacts: CountryContacts }) {
  return (
    <Box>
      <Typography component="h4" sx={{ fontWeight: 600 }}>
        {country === null ? text.elsewhere : countryName(country)}
      </Typography>
      <Facts
        rows={[
          [text.police, <To key="police" {...police} />],
          [text.hotline, <To key="hotline" {...hotline} />],
        ]}
      />
    </Box>
  );
}

const To = ({ name, url, phone }: CountryContacts['police']) => (
  <>
    <MuiLink href={url} target="_blank" rel="noreferrer">
      {name}
    </MuiLink>
    {phone ? `, ${phone}` : null}
  </>
);

function Report({ record: { id, state, handed_over_at, handed_over_to, released_at, language } }: { readonly record: Found }) {
  if (state === 'destroyed') return null;
  const isOpen = handed_over_at === null && released_at === null;
  return (
    <Section title={text.authority}>
      {state === 'sealing' ? (
        <Typography role="status">{text.waits}</Typography>
      ) : (
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Button variant="contained" href={childReportPath(id)} download startIcon={<Download aria-hidden />} sx={{ minHeight: 44 }}>
            {text.report}
          </Button>
          <Typography sx={{ color: 'text.secondary' }}>{text.reportFor(languageName(language))}</Typography>
          <MuiLink href={`${childReportPath(id)}?format=json`} download>
            {text.reportJson}
          </MuiLink>
          {isOpen ? (
            <FieldCommand
              sx={{ minHeight: 44 }}
              command="hand_over_child_material"
              id={id}
              field="authority"
              label={text.authority}
              help={text.authorityHelp}
              type="text"
              standard=""
            />
          ) : null}
        </Stack>
      )}
      <Typography>{handed_over_at && handed_over_to ? text.handedOverTo(handed_over_to, handed_over_at) : text.notHandedOver}</Typography>
    </Section>
  );
}

function Kept({ record: { id, sealed, keep_until, law, may_release } }: { readonly record: Found }) {
  return (
    <Section title={text.kept}>
      {sealed ? (
        <>
          <Typography>{text.sealedCounts(sealed)}</Typography>
          <Typography>{text.keepUntil(keep_until)}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {text.why}: {law}
          </Typography>
        </>
      ) : (
        <Typography>{text.gone}</Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {sealed ? (
          <FieldCommand
            sx={{ minHeight: 44 }}
            command="keep_child_material"
            id={id}
            field="months"
            label={text.months}
            type="number"
            standard={usualMonths}
          />
        ) : null}
        {may_release ? <CommandButton command="release_child_material" id={id} variant="outlined" /> : null}
      </Stack>
    </Section>
  );
}
