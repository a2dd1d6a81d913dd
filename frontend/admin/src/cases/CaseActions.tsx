import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { CasePage } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { useCommand } from '../commands/useCommand';
import { useIsOwner } from '../useWhoAmI';
import { useKeys } from '../work-queue/keys';
import type { CaseTarget } from './useCaseTarget';
import { useNextCase } from './useNextCase';
import { caseWords } from './words';

/** Who works on the case, and the ways on: take it, pass it over, hand it on, or take the next. */
export function CaseActions({ record, target }: { readonly record: CasePage; readonly target: CaseTarget }) {
  const { id, mine, state } = record;
  const mayEscalate = useMayEscalate(record);
  const { takeNext, isBusy } = useNextCase();
  const take = useCommand('take_case');
  const skip = useCommand('skip_case', { leads: true });
  const [escalations, setEscalations] = useState(0);
  const waits = state === 'open' || state === 'proposed';
  const passOver = async () => {
    const outcome = await skip.run({ id, input: {} });
    if (outcome.kind === 'done' || outcome.kind === 'over') await takeNext();
  };
  useKeys(
    mine
      ? {
          s: { kind: 'passes', act: () => void passOver() },
          e: { kind: 'opens', act: () => document.querySelector<HTMLElement>('[data-key=e] button')?.click() },
        }
      : { n: { kind: 'opens', act: () => void takeNext() } },
    target,
  );
  return (
    <Stack spacing={1}>
      {waits ? (
        <Alert severity={mine ? 'success' : 'info'} variant="outlined" icon={false}>
          {holderText(record)}
        </Alert>
      ) : null}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {record.may_take ? (
          <Button variant="contained" loading={take.isBusy} onClick={() => void take.run({ input: { case: id } })}>
            {caseWords.take}
          </Button>
        ) : null}
        {mine ? (
          <Button variant="outlined" loading={skip.isBusy} onClick={() => void passOver()}>
            {caseWords.skip}
          </Button>
        ) : null}
        {mayEscalate ? (
          <span data-key="e" key={escalations}>
            <CommandButton
              command="escalate_case"
              id={id}
              button={caseWords.escalate}
              variant="outlined"
              onDone={() => {
                setEscalations((count) => count + 1);
                void takeNext();
              }}
            />
          </span>
        ) : null}
        {/* Whoever holds a case finishes it or skips it: it would be the next one. */}
        {mine ? null : (
          <Button variant="outlined" loading={isBusy} onClick={() => void takeNext()}>
            {caseWords.nextKey}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {keysFor(record, mayEscalate)}
      </Typography>
    </Stack>
  );
}

/** An appeal and a proposal have buttons of their own instead. */
const hasRuling = ({ appeal, decision, kind, subject }: CasePage): boolean =>
  appeal === null && decision?.state !== 'proposed' && (kind !== 'complaint' || subject !== null);

/** An owner hands nothing on, and what they were handed is not handed to them once more. */
function useMayEscalate({ mine, escalated }: CasePage): boolean {
  const isOwner = useIsOwner();
  return mine && !escalated && !isOwner;
}

function keysFor(record: CasePage, mayEscalate: boolean): string {
  const { keys, keysOf } = caseWords;
  if (!record.mine) return keysOf([keys.undo, keys.next]);
  return keysOf([...(hasRuling(record) ? [keys.ruling] : []), ...(mayEscalate ? [keys.escalate] : []), keys.skip, keys.undo]);
}

function holderText({ mine, holder, escalated, decision }: CasePage): string {
  if (decision?.state === 'proposed' && decision.mine) return caseWords.ownProposal;
  if (mine) return caseWords.mineNow;
  if (holder) return caseWords.heldBy(holder);
  return escalated ? caseWords.forOwner : caseWords.free;
}
