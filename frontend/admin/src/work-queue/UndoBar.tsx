import { Button, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { useCommand } from '../commands/useCommand';
import { words } from '../words';
import { useKeys } from './keys';
import { pendingAct, usePendingAct, type PendingAct } from './pendingAct';
import { useOpenItem } from './useOpenItem';

const tickMs = 250;
const secondsTo = (at: number): number => Math.ceil((at - Date.now()) / 1_000);

/** Offers to take the last decision back, on every page, for as long as that is possible. One at a time: U is never asked twice. */
export function UndoBar() {
  const pending = usePendingAct();
  return pending ? <Undo key={pending.id} pending={pending} /> : null;
}

function Undo({ pending: { id, command, queue, itemId, text, until } }: { readonly pending: PendingAct }) {
  const { run, isBusy } = useCommand(command, { leads: true });
  const open = useOpenItem(queue);
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = secondsTo(until);
      if (seconds <= 0) pendingAct.end();
      else setLeft(seconds);
    }, tickMs);
    return () => clearInterval(timer);
  }, [until]);
  const takeBack = async () => {
    const outcome = await run({ id, input: {} });
    pendingAct.end();
    if (outcome.kind === 'done') open(itemId);
  };
  useKeys({ u: () => void takeBack() });
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      message={text(left)}
      action={
        <Button color="inherit" variant="outlined" loading={isBusy} onClick={() => void takeBack()}>
          {words.takeBack}
        </Button>
      }
    />
  );
}
