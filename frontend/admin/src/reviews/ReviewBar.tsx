import { Button, Paper, Stack, Typography } from '@mui/material';
import { Check, Scale, SkipForward, Undo2, X } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import type { MemberId } from '#contracts';
import { SealButton } from '../child-material/SealButton';
import type { Asking } from './asking';
import type { Group, ReviewAct } from './queue';
import { saidOf } from './said';
import { reviewWords } from './words';

const icons = { approve: Check, reject: X, escalate: Scale, skip: SkipForward } as const;
const order: readonly ReviewAct[] = ['approve', 'reject', 'escalate', 'skip'];
const tickMs = 250;
/** One is decided a second, and waits for ten. */
const undoAtMost = 12;

interface ReviewBarProps {
  readonly asking: Asking | null;
  readonly canAct: boolean;
  readonly left: number;
  /** Of those that are left: stood here whole for long enough. */
  readonly seen: number;
  readonly bar: RefObject<HTMLElement | null>;
  /** Why the last key did nothing. */
  readonly hint: string;
  /** What was decided a moment ago, the newest first. */
  readonly groups: readonly Group[];
  /** Whose photo or text has the focus. */
  readonly memberId: MemberId | undefined;
  readonly onAct: (act: ReviewAct) => void;
  readonly onRest: () => void;
  readonly onChoose: (index: number) => void;
  readonly onCancel: () => void;
  readonly onUndo: (group: number) => void;
}

/** The same acts as the keys, for hands that do not use them; it stays in view. */
export function ReviewBar(props: ReviewBarProps) {
  const { asking, bar, hint, groups, onUndo } = props;
  return (
    <Paper
      component="section"
      ref={bar}
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
        <Typography role="status" sx={{ fontWeight: 600, '&:empty': { display: 'none' } }}>
          {hint}
        </Typography>
      </Stack>
      {asking ? null : (
        <Stack direction="row" sx={{ gap: 1, overflowX: 'auto', '&:not(:empty)': { pt: 1 } }}>
          {groups.slice(0, undoAtMost).map((group, index) => (
            <Undo key={group.group} group={group} isNewest={index === 0} onUndo={onUndo} />
          ))}
        </Stack>
      )}
    </Paper>
  );
}

const Acts = ({ canAct, left, seen, memberId, onAct, onRest }: ReviewBarProps) => (
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
    {left > 1 ? (
      <Button variant="outlined" disabled={seen === 0} onClick={onRest}>
        {reviewWords.rest(seen)}
      </Button>
    ) : null}
    {memberId === undefined ? null : <SealButton key={memberId} memberId={memberId} />}
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

interface UndoProps {
  readonly group: Group;
  readonly isNewest: boolean;
  readonly onUndo: (group: number) => void;
}

function Undo({ group: { group, decided, entries }, isNewest, onUndo }: UndoProps) {
  const { until, act } = decided;
  const [left, setLeft] = useState(() => until - Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(until - Date.now());
      if (until <= Date.now()) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [until]);
  if (left <= 0) return null;
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<Undo2 aria-hidden />}
      onClick={() => onUndo(group)}
      sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      {reviewWords.undo(isNewest, saidOf(act, entries), Math.ceil(left / 1_000))}
    </Button>
  );
}
