import { Alert, Box, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useCallback, useRef, useState } from 'react';
import { Title } from 'react-admin';
import { houseRules, reportReasons } from '#contracts';
import { reviewsCounted } from '#contracts-admin';
import { houseRules as ruleWords, reportReasons as reasonWords } from '../code-words';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { judgeKey } from '../work-queue/key-policy';
import { whyNot } from '../work-queue/words';
import { focused, inView, moved, openGroups, pageSize, waits, withFocus, type Entry, type ReviewAct } from './queue';
import { ReviewBar, type Asking } from './ReviewBar';
import { ReviewCard } from './ReviewCard';
import { useReviewBlur } from './useReviewBlur';
import { useReviewKeys } from './useReviewKeys';
import { useReviews } from './useReviews';
import { useSeenCards } from './useSeenCards';
import { reviewWords } from './words';

const choices = {
  reject: houseRules.map((code) => [code, ruleWords[code]] as const),
  escalate: reportReasons.map((code) => [code, reasonWords[code]] as const),
};
/** A rule has a name, and what it says behind it. */
const shortOf = (rule: string): string => rule.split(':')[0] ?? rule;
const keysOfActs: Readonly<Record<string, ReviewAct>> = { a: 'approve', r: 'reject', e: 'escalate', s: 'skip' };

/** New photos and texts, many at a time and by keyboard: the next one is here before the last one is decided on the server. */
export function ReviewPage() {
  const reviews = useReviews();
  const { queue, waiting, isLoading, error, said, load } = reviews;
  const blur = useReviewBlur();
  const view = inView(queue);
  const isEmpty = !queue.entries.some(waits);
  return (
    <Stack spacing={2} sx={{ pt: 2 }}>
      <Title title={reviewWords.title} />
      <Box>
        <Typography sx={{ color: 'text.secondary' }}>{reviewWords.intro}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{reviewWords.keys}</Typography>
        <FormControlLabel
          control={<Switch checked={blur.isOn} onChange={(_, isOn) => blur.turn(isOn)} />}
          label={reviewWords.blurPhotos}
          sx={{ minHeight: 44 }}
        />
        <Typography sx={{ fontWeight: 600, pt: 1 }}>
          {reviewWords.waiting(waiting, waiting >= reviewsCounted)}
          {view.length > 0 ? ` · ${reviewWords.place(queue.page + 1, view.filter(waits).length)}` : null}
        </Typography>
      </Box>
      <Box role="status" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {said}
      </Box>
      {error === undefined ? null : <Failed error={error} onRetry={() => void load()} />}
      {isEmpty && isLoading ? <Waiting /> : null}
      {isEmpty && !isLoading && error === undefined ? (
        <Alert severity="success" variant="outlined" action={<Button onClick={() => void load()}>{reviewWords.again}</Button>}>
          {reviewWords.allDone}
        </Alert>
      ) : null}
      {view.length > 0 ? <Batch reviews={reviews} view={view} isBlurring={blur.isOn} /> : null}
    </Stack>
  );
}

interface BatchProps {
  readonly reviews: ReturnType<typeof useReviews>;
  readonly view: readonly Entry[];
  /** Photos are blurred until they had the focus. */
  readonly isBlurring: boolean;
}

function Batch({ reviews: { queue, change, decide, undo }, view, isBlurring }: BatchProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const [hint, setHint] = useState('');
  const [lookedAt, setLookedAt] = useState<ReadonlySet<number>>(new Set());
  const grid = useRef<HTMLUListElement>(null);
  const bar = useRef<HTMLElement>(null);
  const { stoodMs, isReady, seen: seenKeys } = useSeenCards(view, queue.focus, grid, bar);
  const now = focused(queue);
  if (queue.focus !== null && !lookedAt.has(queue.focus)) setLookedAt(new Set([...lookedAt, queue.focus]));
  const open = view.filter(waits);
  const isLoadedOf = ({ item }: Entry): boolean => item.photo === null || loaded.has(item.id);
  const seen = open.filter((entry) => isLoadedOf(entry) && seenKeys.has(entry.key));
  const canAct = now !== undefined && waits(now);

  const onFocus = useCallback((key: number) => change((one) => withFocus(one, key)), [change]);
  const onLoaded = useCallback((id: string) => setLoaded((all) => new Set(all).add(id)), []);

  const act = (what: ReviewAct, isHeld = false) => {
    if (!canAct) return;
    const kind = what === 'approve' ? 'decides' : 'passes';
    const facts = { isHeld, isTyping: false, stoodMs: stoodMs(), isUrgent: false, isLookedAt: isLoadedOf(now) };
    const verdict = judgeKey({ kind, ...facts });
    setHint(verdict.acts ? '' : whyNot(verdict.why));
    // What is not whole on the screen comes back to it: then the next press counts.
    if (!verdict.acts) return grid.current?.querySelector(`[data-card="${queue.focus}"]`)?.scrollIntoView({ block: 'nearest' });
    if (what === 'reject' || what === 'escalate') setAsking({ kind: 'why', act: what, choices: choices[what] });
    else decide([now], { act: what }, '');
  };
  const choose = (index: number) => {
    if (asking?.kind === 'rest') decide(seen, { act: 'approve' }, '');
    if (asking?.kind === 'why' && now) {
      const [rule, reason] = [houseRules[index], reportReasons[index]];
      if (asking.act === 'reject' && rule) decide([now], { act: 'reject', reason: rule }, shortOf(ruleWords[rule]));
      if (asking.act === 'escalate' && reason) decide([now], { act: 'escalate', reason }, reasonWords[reason]);
    }
    setAsking(null);
  };
  const askRest = () => setAsking({ kind: 'rest', count: seen.length, unseen: open.length - seen.length });

  const press = (key: string, isHeld: boolean): boolean => {
    if (isHeld && !(key in keysOfActs)) return arrow(key);
    if (asking) {
      if (isHeld) return true;
      if (key === 'Escape') setAsking(null);
      else if (asking.kind === 'rest' && key === 'a') choose(0);
      else if (asking.kind === 'why' && asking.choices[Number(key) - 1]) choose(Number(key) - 1);
      else return false;
      return true;
    }
    const what = keysOfActs[key];
    if (what) act(what, isHeld);
    else if (key === 'u') void undo();
    else if (key === 'shift+a' && seen.length > 0) askRest();
    else return arrow(key);
    return true;
  };
  const arrow = (key: string): boolean => {
    const columns = grid.current ? getComputedStyle(grid.current).gridTemplateColumns.split(' ').length : 1;
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const by = steps[key];
    if (by === undefined) return false;
    change((one) => moved(one, by));
    return true;
  };
  useReviewKeys(press);

  // The pages before and after this one are there, unseen: their pictures are loaded.
  const first = Math.max(0, (queue.page - 1) * pageSize);
  const drawn = queue.entries.slice(first, (queue.page + 2) * pageSize);
  return (
    <Box>
      <Box
        component="ul"
        ref={grid}
        sx={{
          display: 'grid',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {drawn.map((entry, index) => (
          <ReviewCard
            key={entry.key}
            entry={entry}
            number={((first + index) % pageSize) + 1}
            isFocused={entry.key === queue.focus}
            isReady={entry.key === queue.focus && isReady}
            isHidden={!view.includes(entry)}
            isBlurred={isBlurring && !lookedAt.has(entry.key)}
            onFocus={onFocus}
            onLoaded={onLoaded}
          />
        ))}
      </Box>
      <ReviewBar
        asking={asking}
        canAct={canAct}
        left={open.length}
        seen={seen.length}
        bar={bar}
        hint={hint}
        groups={openGroups(queue, 0)}
        memberId={now?.item.member.id}
        onAct={(what) => act(what)}
        onRest={askRest}
        onChoose={choose}
        onCancel={() => setAsking(null)}
        onUndo={(group) => void undo(group)}
      />
    </Box>
  );
}
