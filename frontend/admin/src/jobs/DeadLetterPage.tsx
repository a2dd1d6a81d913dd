import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext, useRedirect } from 'react-admin';
import type { DeadLetter } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { Facts } from '../ui/Facts';
import { RecordPage } from '../ui/RecordPage';
import { asTime } from '../ui/format';
import { words } from '../words';

const { facts } = words.jobs;

export const DeadLetterPage = () => (
  <RecordPage title={words.jobs.pages.dead_letters} isCard>
    <DeadLetterFacts />
  </RecordPage>
);

function DeadLetterFacts() {
  const letter = useRecordContext<DeadLetter>();
  const redirect = useRedirect();
  if (!letter) return null;
  const { id, job, events, tries, error, told_at, given_up_at, payload } = letter;
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Typography component="h2" variant="h5">
        {job}
      </Typography>
      <Facts
        rows={[
          [facts.events, events.join('\n') || words.none],
          [facts.error, error],
          [facts.tries, tries],
          [facts.toldAt, told_at ? asTime(told_at) : words.unknown],
          [facts.givenUpAt, asTime(given_up_at)],
          [facts.payload, <Payload key="payload" payload={payload} />],
          [facts.id, id],
        ]}
      />
      <Box>
        {/* It is gone from here then: the page of it would only say so. */}
        <CommandButton
          command="retry_dead_letter"
          id={id}
          about={job}
          variant="contained"
          onDone={() => redirect('list', 'dead_letters')}
        />
      </Box>
    </Stack>
  );
}

/** Ids and numbers, as the job gets them. */
const Payload = ({ payload }: Pick<DeadLetter, 'payload'>) => (
  <Box component="code" sx={{ whiteSpace: 'pre-wrap' }}>
    {JSON.stringify(payload, null, 2)}
  </Box>
);
