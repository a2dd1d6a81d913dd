import { Alert, Box, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { reviewsCounted } from '#contracts-admin';
import { Failed } from '../ui/Failed';
import { visuallyHidden } from '../ui/visually-hidden';
import { Waiting } from '../ui/Waiting';
import { inView, openGroups, pageSize, waits, type Entry } from './queue';
import { ReviewBar } from './ReviewBar';
import { ReviewCard } from './ReviewCard';
import { useBatch } from './useBatch';
import { useReviewBlur } from './useReviewBlur';
import { useReviews } from './useReviews';
import { reviewWords } from './words';

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
      <Box role="status" sx={visuallyHidden}>
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

function Batch({ reviews, view, isBlurring }: BatchProps) {
  const { queue, undo } = reviews;
  const { asking, canAct, open, seen, now, hint, lookedAt, isReady, grid, bar, onFocus, onLoaded, act, askRest, choose, cancel } = useBatch(
    reviews,
    view,
  );
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
        onCancel={cancel}
        onUndo={(group) => void undo(group)}
      />
    </Box>
  );
}
