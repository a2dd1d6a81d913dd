import { Box, Typography } from '@mui/material';
import type { MandatePage } from '#contracts-admin';
import { asTime } from '../ui/format';
import { asMoney } from '../ui/money';
import { Section } from '../ui/Section';
import { directDebitWords, mandateEventKinds } from './direct-debit-words';
import { returnReason } from './return-reasons';

type Event = MandatePage['events'][number];

/** What happened with a mandate and by it, the oldest first. */
export const MandateTimeline = ({ record: { events } }: { readonly record: MandatePage }) => (
  <Section title={directDebitWords.mandate.timeline}>
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {events.map((event, index) => (
        <Box component="li" key={`${event.at} ${event.kind} ${index}`} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{nameOf(event)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {asTime(event.at)}
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
);

function nameOf({ kind, about, minor, currency }: Event): string {
  const name = kind === 'returned' ? `${mandateEventKinds[kind]}: ${returnReason(about)}` : mandateEventKinds[kind];
  return minor !== null && currency !== null ? `${name}, ${asMoney({ minor, currency })}` : name;
}
