import { Box, Button, Paper, Snackbar, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useCommand } from '../commands/useCommand';
import { words } from '../words';
import { useKeys } from './keys';
import { pendingActs, usePendingActs, type PendingAct } from './pendingActs';
import { useOpenItem } from './useOpenItem';

const tickMs = 250;
const secondsTo = (at: number): number => Math.ceil((at - Date.now()) / 1_000);

/** Offers to take back, on every page, each decision for which that is still possible. U takes the newest. */
export function UndoBar() {
  const pending = usePendingActs();
  if (pending.length === 0) return null;
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <Paper component="section" aria-label={words.pendingTitle} elevation={6} sx={{ maxHeight: '40vh', overflowY: 'auto', px: 2, py: 1 }}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {pending.map((act, index) => (
            <Undo key={act.id} pending={act} isNewest={index === 0} />
          ))}
        </Box>
      </Paper>
    </Snackbar>
  );
}

interface UndoProps {
  readonly pending: PendingAct;
  readonly isNewest: boolean;
}

function Undo({ pending: { id, command, queue, itemId, text, until }, isNewest }: UndoProps) {
  const { run, isBusy } = useCommand(command, { leads: true });
  const open = useOpenItem(queue);
  const textId = useId();
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = secondsTo(until);
      if (seconds <= 0) pendingActs.end(id);
      else setLeft(seconds);
    }, tickMs);
    return () => clearInterval(timer);
  }, [id, until]);
  const takeBack = async () => {
    const outcome = await run({ id, input: {} });
    pendingActs.end(id);
    if (outcome.kind === 'done') open(itemId);
  };
  useKeys(isNewest ? { u: { kind: 'opens', act: () => void takeBack() } } : {});
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography id={textId}>{text(left)}</Typography>
      <Button
        color="inherit"
        variant="outlined"
        loading={isBusy}
        aria-describedby={textId}
        onClick={() => void takeBack()}
        sx={{ flexShrink: 0 }}
      >
        {isNewest ? words.takeBack : words.takeBackOlder}
      </Button>
    </Box>
  );
}
