import { Box, Typography } from '@mui/material';
import type { OfficeOrderPage } from '#contracts-admin';
import { asTime } from '../ui/format';
import { asMoney } from '../ui/money';
import { Section } from '../ui/Section';
import { eventName, orderWords as text } from './order-words';

interface OrderTimelineProps {
  readonly record: Pick<OfficeOrderPage, 'events' | 'amount'>;
}

/** What happened with the money of an order, the oldest first. */
export const OrderTimeline = ({ record: { events, amount } }: OrderTimelineProps) => (
  <Section title={text.timeline}>
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {events.map((event, index) => (
        <Box component="li" key={`${event.at} ${event.kind} ${index}`} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {[eventName(event), event.minor !== null && asMoney({ ...amount, minor: event.minor })].filter(Boolean).join(', ')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {asTime(event.at)}
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
);
