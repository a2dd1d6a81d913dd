import { Button, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { useKeys } from '../cases/keys';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { useOpenVerification } from './useVerifications';
import { pendingSelfie, usePending, type PendingSelfie } from './usePending';
import { verificationWords } from './words';

const tickMs = 250;
const secondsTo = (at: number): number => Math.ceil((at - Date.now()) / 1_000);

/** Offers to take the last decision about a selfie back, for as long as that is possible. */
export function UndoSelfie() {
  const pending = usePending();
  return pending ? <Undo key={pending.id} pending={pending} /> : null;
}

function Undo({ pending: { id, what, until } }: { readonly pending: PendingSelfie }) {
  const { run, isBusy } = useCommand('undo_verification', { leads: true });
  const open = useOpenVerification();
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = secondsTo(until);
      if (seconds <= 0) pendingSelfie.end();
      else setLeft(seconds);
    }, tickMs);
    return () => clearInterval(timer);
  }, [until]);
  const takeBack = async () => {
    const outcome = await run({ id, input: {} });
    pendingSelfie.end();
    if (outcome.kind === 'done') open(id);
  };
  useKeys({ u: () => void takeBack() });
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      message={verificationWords.undo(what, left)}
      action={
        <Button color="inherit" variant="outlined" loading={isBusy} onClick={() => void takeBack()}>
          {commandWords.undo_verification.button}
        </Button>
      }
    />
  );
}
