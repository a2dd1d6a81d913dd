import { Alert, AlertTitle, Stack, Typography } from '@mui/material';
import type { AlarmRow } from '#contracts-admin';
import { asTime, wordFor } from '../ui/format';
import { words } from '../words';

interface AlarmsListProps {
  readonly alarms: readonly AlarmRow[];
}

/** What is out of its bounds, with what to do; a change is announced. */
export const AlarmsList = ({ alarms }: AlarmsListProps) => (
  <Stack spacing={1} aria-live="polite">
    {alarms.length === 0 && (
      <Alert severity="success" variant="outlined">
        {words.queues.noAlarms}
      </Alert>
    )}
    {alarms.map((alarm) => (
      <AlarmNotice key={alarm.name} alarm={alarm} />
    ))}
  </Stack>
);

function AlarmNotice({ alarm: { name, state, urgency, summary, remedy, queues, since } }: { readonly alarm: AlarmRow }) {
  const isFiring = state === 'firing';
  const facts = [
    words.queues.states[state],
    isFiring && words.queues.urgencies[urgency],
    words.jobs.since(asTime(since)),
    queues.length > 0 && words.queues.about(queues.map((queue) => wordFor(words.queues.names, queue)).join(', ')),
  ];
  return (
    <Alert severity={isFiring ? (urgency === 'now' ? 'error' : 'warning') : 'info'} variant="outlined" role="note" aria-label={name}>
      <AlertTitle>{summary}</AlertTitle>
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        {remedy}
      </Typography>
      <Typography variant="body2">{[...facts, name].filter(Boolean).join(' · ')}</Typography>
    </Alert>
  );
}
