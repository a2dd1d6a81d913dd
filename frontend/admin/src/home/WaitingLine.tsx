import { Stack } from '@mui/material';
import { reviewsCounted, type WaitingAnswer } from '#contracts-admin';
import { Label } from '../ui/Label';
import { words } from '../words';

const text = words.home.waiting;

interface WaitingLineProps {
  readonly queue: Exclude<keyof WaitingAnswer, 'requests'>;
  readonly waiting: WaitingAnswer;
}

/** How much waits in a queue, and what of it cannot wait. */
export function WaitingLine({ queue, waiting: { cases, requests, reviews, verifications } }: WaitingLineProps) {
  const all = { cases: cases.all, reviews: reviews ?? 0, verifications }[queue];
  const isMore = queue === 'reviews' && all >= reviewsCounted;
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, pt: 1 }}>
      {queue === 'cases' && cases.at_once > 0 ? <Label tone="bad">{text.atOnce(cases.at_once)}</Label> : null}
      {queue === 'cases' && cases.late > 0 ? <Label tone="bad">{text.late(cases.late)}</Label> : null}
      {queue === 'cases' && requests > 0 ? <Label tone="warning">{text.requests(requests)}</Label> : null}
      <Label>{all === 0 ? text.nothing : isMore ? text.moreThan(all) : text.all(all)}</Label>
    </Stack>
  );
}
