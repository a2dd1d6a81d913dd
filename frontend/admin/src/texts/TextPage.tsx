import { Alert, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { TextPage as Page } from '#contracts-admin';
import { siteWordWords } from '../site-words/site-word-words';
import { headingAtOnce } from '../ui/focus';
import { asTime, languageName } from '../ui/format';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { useUnsaved } from '../ui/unsaved';
import { TermsPanel } from './TermsPanel';
import { TextEditor } from './TextEditor';
import { TextLink } from './TextLink';
import { TextStateLabel } from './TextStateLabel';
import { pageNames, textWords as text } from './text-words';
import { useTextForm } from './useTextForm';
import { Versions } from './Versions';

export const TextPage = () => (
  <RecordPage title={text.title}>
    <OneText />
  </RecordPage>
);

/** Each language has a form of its own. */
function OneText() {
  const record = useRecordContext<Page>();
  return record ? <TextParts key={record.id} record={record} /> : null;
}

function TextParts({ record }: { readonly record: Page }) {
  const writing = useTextForm(record);
  useUnsaved(writing.isDirty);
  const { page_name: page, locale, site, languages, terms } = record;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Typography component="h2" variant="h5" {...headingAtOnce}>
        {text.of(pageNames[page], languageName(locale))}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{site}</Typography>
      <Now record={record} />
      <Languages rows={languages} current={record.id} />
      <Section title={text.editor}>
        <TextEditor record={record} writing={writing} />
      </Section>
      {terms ? <TermsPanel record={record} terms={terms} /> : null}
      <Versions record={record} onWrite={writing.isDirty ? undefined : writing.write} onDone={writing.follow} />
      <Section title={text.others.title}>
        <Typography>
          {text.others.text} <Link to="/site_words">{siteWordWords.title}</Link>
        </Typography>
      </Section>
    </Stack>
  );
}

/** What readers of this language see today. */
function Now({ record: { state, since, planned_at } }: { readonly record: Page }) {
  const planned = planned_at ? ` ${text.planned(asTime(planned_at))}.` : '';
  if (state === 'lacking')
    return (
      <Alert severity="warning" variant="outlined">
        {text.lackingNow}
        {planned}
      </Alert>
    );
  return (
    <Typography sx={{ maxWidth: '68ch' }}>
      {since ? text.ownNow(asTime(since)) : text.builtInNow}
      {planned}
    </Typography>
  );
}

interface LanguagesProps {
  readonly rows: Page['languages'];
  readonly current: string;
}

const Languages = ({ rows, current }: LanguagesProps) => (
  <Stack
    component="nav"
    aria-label={text.languages}
    direction="row"
    useFlexGap
    sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } }}
  >
    {rows.map(({ id, locale, state, has_draft }) => (
      <span key={id}>
        <TextLink id={id} isCurrent={id === current}>
          {languageName(locale)}
        </TextLink>{' '}
        <TextStateLabel state={state} />
        {has_draft ? ` ${text.draft}` : null}
      </span>
    ))}
  </Stack>
);
