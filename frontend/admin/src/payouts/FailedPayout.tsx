import { Typography } from '@mui/material';
import type { PayoutRow } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { Section } from '../ui/Section';
import { payoutWords as text } from './payout-words';

interface FailedPayoutProps {
  readonly payout: PayoutRow;
  /** Null when somebody has resolved it. */
  readonly issueId: string | null;
  readonly onResolved: () => void;
}

/** What to do about a payout that did not arrive, until somebody says that it is done. */
export function FailedPayout({ payout, issueId, onResolved }: FailedPayoutProps) {
  if (issueId === null) return payout.is_booked_back ? <Typography>{text.resolved}</Typography> : null;
  return (
    <Section title={text.steps} level="h2">
      <ol>
        {text.failedSteps.map((step) => (
          <Typography component="li" key={step}>
            {step}
          </Typography>
        ))}
      </ol>
      <CommandButton command="resolve_payout" id={issueId} about={payout.reference ?? payout.id} variant="contained" onDone={onResolved} />
    </Section>
  );
}
