import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { CasePage } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { useIsOwner } from '../useWhoAmI';
import { holderText, keysFor, mayEscalate } from './case-acts';
import { useCaseActs } from './useCaseActs';
import type { CaseTarget } from './useCaseTarget';
import { caseWords } from './words';

/** Who works on the case, and the ways on: take it, pass it over, hand it on, or take the next. */
export function CaseActions({ record, target }: { readonly record: CasePage; readonly target: CaseTarget }) {
  const { id, mine, state, may_take } = record;
  const isOwner = useIsOwner();
  const { take, skip, next } = useCaseActs(record, target);
  const [escalations, setEscalations] = useState(0);
  const escalated = () => {
    setEscalations((count) => count + 1);
    next.act();
  };
  return (
    <Stack spacing={1}>
      {state === 'open' || state === 'proposed' ? (
        <Alert severity={mine ? 'success' : 'info'} variant="outlined" icon={false}>
          {holderText(record)}
        </Alert>
      ) : null}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {may_take ? (
          <Button variant="contained" loading={take.isBusy} onClick={take.act}>
            {caseWords.take}
          </Button>
        ) : null}
        {mine ? (
          <Button variant="outlined" loading={skip.isBusy} onClick={skip.act}>
            {caseWords.skip}
          </Button>
        ) : null}
        {mayEscalate(record, isOwner) ? (
          <span data-key="e" key={escalations}>
            <CommandButton command="escalate_case" id={id} button={caseWords.escalate} variant="outlined" onDone={escalated} />
          </span>
        ) : null}
        {/* Whoever holds a case finishes it or skips it: it would be the next one. */}
        {mine ? null : (
          <Button variant="outlined" loading={next.isBusy} onClick={next.act}>
            {caseWords.nextKey}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {keysFor(record, isOwner)}
      </Typography>
    </Stack>
  );
}
