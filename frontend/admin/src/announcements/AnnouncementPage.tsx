import { Box, Button, Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { AnnouncementOne } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { Facts } from '../ui/Facts';
import { RecordPage } from '../ui/RecordPage';
import { asCount, asTime, countryName, languageName } from '../ui/format';
import { words } from '../words';
import { DraftEditor } from './DraftEditor';
import { fieldsOf, writtenIn } from './draft';
import { Preview } from './Preview';
import { StateLabel } from './StateLabel';

const { announcements: text } = words;

export const AnnouncementPage = () => (
  <RecordPage title={<PageTitle />} isCard>
    <Whichever />
  </RecordPage>
);

function PageTitle() {
  return <span>{useRecordContext<AnnouncementOne>()?.title ?? text.title}</span>;
}

/** A draft is written on; what is planned or on its way is looked at, and stopped. */
function Whichever() {
  const announcement = useRecordContext<AnnouncementOne>();
  if (!announcement) return null;
  return announcement.state === 'draft' ? <DraftEditor announcement={announcement} /> : <Sent announcement={announcement} />;
}

interface SentProps {
  readonly announcement: AnnouncementOne;
}

function Sent({ announcement }: SentProps) {
  const { id, state, title } = announcement;
  const fields = fieldsOf(announcement);
  const canStop = state === 'planned' || state === 'running';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, gap: 3, p: 2 }}>
      <Stack spacing={2}>
        <AnnouncementFacts announcement={announcement} />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {canStop ? <CommandButton command="stop_announcement" id={id} about={title} variant="contained" color="error" /> : null}
          <Button variant="outlined" component={Link} to="/announcements/create" state={{ copied: fields }}>
            {text.copy}
          </Button>
        </Stack>
      </Stack>
      <Preview fields={fields} reader={writtenIn(fields)[0] ?? 'en'} />
    </Box>
  );
}

function AnnouncementFacts({ announcement }: SentProps) {
  const { kind, state, site_name, countries, languages, path, made_by, saved_at, starts_at, ended_at, receivers, sent } = announcement;
  return (
    <Facts
      rows={[
        [text.facts.state, <StateLabel key="state" state={state} />],
        [text.kind, text.kinds[kind]],
        [text.site, site_name ?? text.allSites],
        [text.countries, countries.map(countryName).join(', ') || text.everywhere],
        [text.languages, languages.map(languageName).join(', ')],
        [text.path, path || words.none],
        [text.facts.startsAt, starts_at ? asTime(starts_at) : words.none],
        [text.facts.receivers, receivers === null ? words.unknown : asCount(receivers)],
        [text.facts.sent, `${asCount(sent)}\n${text.sentHelp}`],
        [text.facts.endedAt, ended_at ? asTime(ended_at) : words.none],
        [text.facts.madeBy, made_by ?? words.unknown],
        [text.facts.savedAt, asTime(saved_at)],
      ]}
    />
  );
}
