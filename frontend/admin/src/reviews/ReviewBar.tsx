import { Button, Paper, Stack, Typography } from '@mui/material';
import { Check, Scale, SkipForward, Undo2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReviewAct } from './queue';
import { reviewWords } from './words';

const icons = { approve: Check, reject: X, escalate: Scale, skip: SkipForward } as const;
const order: readonly ReviewAct[] = ['approve', 'reject', 'escalate', 'skip'];
const tickMs = 250;

/** What is asked before something is done. */
export type Asking =
  | { readonly kind: 'why'; readonly act: 'reject' | 'escalate'; readonly choices: readonly (readonly [code: string, text: string])[] }
  | { readonly kind: 'rest'; readonly count: number; readonly unseen: number };

interface ReviewBarProps {
  readonly asking: Asking | null;
  readonly canAct: boolean;
  readonly rest: number;
  /** Until when the last decision can be taken back. */
  readonly undoUntil: number | null;
  readonly onAct: (act: ReviewAct) => void;
  readonly onRest: () => void;
  readonly onChoose: (index: number) => void;
  readonly onCancel: () => void;
  readonly onUndo: () => void;
}

/** The same acts as the keys, for hands that do not use them; it stays in view. */
export function ReviewBar(props: ReviewBarProps) {
  const { asking, undoUntil, onUndo } = props;
  return (
    <Paper
      component="section"
      aria-label={reviewWords.title}
      elevation={8}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        p: 1.5,
        mt: 2,
        maxHeight: '60vh',
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {asking ? <Question {...props} asking={asking} /> : <Acts {...props} />}
        {undoUntil !== null && !asking ? <Undo key={undoUntil} until={undoUntil} onUndo={onUndo} /> : null}
      </Stack>
    </Paper>
  );
}

const Acts = ({ canAct, rest, onAct, onRest }: ReviewBarProps) => (
  <>
    {order.map((act) => {
      const Icon = icons[act];
      return (
        <Button
          key={act}
          variant={act === 'approve' ? 'contained' : 'outlined'}
          disabled={!canAct}
          startIcon={<Icon aria-hidden />}
          onClick={() => onAct(act)}
        >
          {reviewWords.buttons[act]}
        </Button>
      );
    })}
    {rest > 1 ? (
      <Button variant="outlined" onClick={onRest}>
        {reviewWords.rest(rest)}
      </Button>
    ) : null}
  </>
);

function Question({ asking, onChoose, onCancel }: ReviewBarProps & { readonly asking: Asking }) {
  return (
    <>
      <Typography role="status" sx={{ width: '100%', fontWeight: 600 }}>
        {asking.kind === 'why' ? reviewWords.why[asking.act] : reviewWords.restQuestion(asking.count)}
      </Typography>
      {asking.kind === 'rest' && asking.unseen > 0 ? (
        <Typography sx={{ width: '100%' }}>{reviewWords.restNotLoaded(asking.unseen)}</Typography>
      ) : null}
      {asking.kind === 'rest' ? (
        <Button variant="contained" onClick={() => onChoose(0)}>
          {reviewWords.restYes}
        </Button>
      ) : (
        asking.choices.map(([code, text], index) => (
          <Button key={code} variant="outlined" onClick={() => onChoose(index)} sx={{ textAlign: 'left', justifyContent: 'flex-start' }}>
            {reviewWords.choice(index + 1, text)}
          </Button>
        ))
      )}
      <Button onClick={onCancel}>{reviewWords.cancel}</Button>
    </>
  );
}

function Undo({ until, onUndo }: { readonly until: number; readonly onUndo: () => void }) {
  const [left, setLeft] = useState(() => until - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [until]);
  if (left <= 0) return null;
  return (
    <Button variant="outlined" color="secondary" startIcon={<Undo2 aria-hidden />} onClick={onUndo}>
      {reviewWords.undo(Math.ceil(left / 1_000))}
    </Button>
  );
}
