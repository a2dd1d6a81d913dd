import { Card, Link, Stack, Typography } from '@mui/material';
import { queuesPath, type QueueFiguresRow } from '#contracts-admin';
import { asCount, asDuration, wordFor } from '../ui/format';
import { words } from '../words';
import { DayChart } from './DayChart';
import { FigureRow } from './FigureRow';

/** One queue: what waits in it, how fast it goes, and its last day. */
export function QueueCard({ queue }: { readonly queue: QueueFiguresRow }) {
  const { name, waiting, active, delayed, oldest_waiting_s, done_last_minute, done_last_hour, failed_last_hour, day } = queue;
  const title = wordFor(words.queues.names, name);
  return (
    <Card component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 2 }}>
          <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Link
            href={`${queuesPath}/queue/${encodeURIComponent(name)}`}
            aria-label={`${words.queues.open}: ${title}`}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {words.queues.open}
          </Link>
        </Stack>
        <FigureRow
          figures={[
            [words.queues.waiting, asCount(waiting)],
            [words.queues.oldest, oldest_waiting_s === null ? words.none : asDuration(oldest_waiting_s)],
            [words.queues.active, asCount(active)],
            [words.queues.delayed, asCount(delayed)],
            [words.queues.lastMinute, asCount(done_last_minute)],
            [words.queues.lastHour, asCount(done_last_hour)],
            [words.queues.failed, asCount(failed_last_hour)],
          ]}
        />
        <DayChart day={day} />
      </Stack>
    </Card>
  );
}
