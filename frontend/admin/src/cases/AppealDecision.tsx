import { Stack, Typography } from '@mui/material';
import type { CasePage } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { DecisionLine } from './CaseHistory';
import { useNextCase } from './useNextCase';
import { caseWords } from './words';

interface AppealDecisionProps {
  readonly record: CasePage;
  readonly appeal: NonNullable<CasePage['appeal']>;
}

/** The decision that its member objects to, and what becomes of it. */
export function AppealDecision({ record: { id, mine, may_decide }, appeal: { decision } }: AppealDecisionProps) {
  const { takeNext } = useNextCase();
  const next = () => void takeNext();
  return (
    <Stack spacing={2}>
      <Typography component="h4" variant="subtitle2">
        {caseWords.appealed}
      </Typography>
      <DecisionLine decision={decision} />
      {mine && may_decide ? (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <CommandButton command="uphold_decision" id={id} variant="outlined" onDone={next} />
          <CommandButton command="overturn_decision" id={id} variant="outlined" onDone={next} />
        </Stack>
      ) : null}
    </Stack>
  );
}
