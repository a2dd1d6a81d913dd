import { Button, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { useCommand } from '../commands/useCommand';
import { isTyping } from './keys';
import { pendingDecision, usePendingDecision, type PendingDecision } from './pendingDecision';
import { useOpenCase } from './useOpenCase';
import { caseWords } from './words';

const tickMs = 250;

/** Offers to take the last decision back, on every page, for as long as that is possible. */
export function UndoBar() {
  const pending = usePendingDecision();
  return pending ? <Undo key={pending.id} pending={pending} /> : null;
}

function Undo({ pending: { id, caseId, measure, until } }: { readonly pending: PendingDecision }) {
  const { run, isBusy } = useCommand('undo_decision', { leads: true });
  const open = useOpenCase();
  const [left, setLeft] = useState(() => secondsTo(until));

  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = secondsTo(until);
      if (seconds <= 0) pendingDecision.end();
      else setLeft(seconds);
    }, tickMs);
    return () => clearInterval(timer);
  }, [until]);

  const takeBack = async () => {
    const outcome = await run({ id, input: {} });
    pendingDecision.end();
    if (outcome.kind === 'done') open(caseId);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'u' && !isTyping(event)) void takeBack();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      message={caseWords.undo(measure, left)}
      action={
        <Button color="inherit" variant="outlined" loading={isBusy} onClick={() => void takeBack()}>
          {caseWords.undoButton}
        </Button>
      }
    />
  );
}

const secondsTo = (at: number): number => Math.ceil((at - Date.now()) / 1_000);
