import { Alert, Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import type { QueuesOverview } from '#contracts-admin';
import { Failed } from '../ui/Failed';
import { asClock, asCount, asDuration } from '../ui/format';
import { EmptyNote } from '../ui/EmptyNote';
import { Waiting } from '../ui/Waiting';
import { words } from '../words';
import { AlarmsList } from './AlarmsList';
import { FigureRow } from './FigureRow';
import { JobsNav } from './JobsNav';
import { QueueCard } from './QueueCard';
import { useQueuesOverview } from './useQueuesOverview';

/** How work stands at this moment: what is wrong, what waits in the outbox, and each queue with its last day. */
export function QueuesPage() {
  const { data, error, refetch } = useQueuesOverview();
  return (
    <>
      <Title title={`${words.menu.jobs}: ${words.jobs.pages.queues}`} />
      <JobsNav current="queues" />
      {!data && (error ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />)}
      {data && <Overview overview={data} isStale={error !== null} />}
    </>
  );
}

interface OverviewProps {
  readonly overview: QueuesOverview;
  readonly isStale: boolean;
}

function Overview({ overview: { at, alarms, outbox, queues }, isStale }: OverviewProps) {
  const time = asClock(new Date(at));
  return (
    <Stack spacing={3} sx={{ pt: 2, pb: 4 }}>
      {isStale ? (
        <Alert severity="warning" variant="outlined">
          {words.queues.stale(time)}
        </Alert>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{words.queues.at(time)}</Typography>
      )}
      <Section title={words.queues.alarms}>
        <AlarmsList alarms={alarms} />
      </Section>
      <Section title={words.queues.outbox}>
        <Typography sx={{ color: 'text.secondary' }}>{words.queues.outboxIntro}</Typography>
        <FigureRow
          figures={[
            [words.queues.due, asCount(outbox.due)],
            [words.queues.oldestDue, outbox.oldest_due_s === null ? words.none : asDuration(outbox.oldest_due_s)],
            [
              words.queues.deadLetters,
              <MuiLink key="dead" component={Link} to="/dead_letters" sx={{ display: 'inline-block', minWidth: 44, py: 1, my: -1 }}>
                {asCount(outbox.dead_letters)}
              </MuiLink>,
            ],
          ]}
        />
      </Section>
      <Section title={words.queues.queues}>
        <Queues queues={queues} />
      </Section>
    </Stack>
  );
}

function Queues({ queues }: Pick<QueuesOverview, 'queues'>) {
  if (!queues)
    return (
      <Alert severity="error" variant="outlined">
        {words.queues.redisGone}
      </Alert>
    );
  if (queues.length === 0) return <EmptyNote text={words.queues.noQueues} />;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {queues.map((queue) => (
        <QueueCard key={queue.name} queue={queue} />
      ))}
    </Box>
  );
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack component="section" aria-label={title} spacing={1}>
    <Typography component="h2" variant="h6">
      {title}
    </Typography>
    {children}
  </Stack>
);
