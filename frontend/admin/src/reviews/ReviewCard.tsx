import { Box, Typography } from '@mui/material';
import { memo, useEffect, useRef } from 'react';
import type { Entry } from './queue';
import { ReviewFacts } from './ReviewFacts';
import { ReviewPicture } from './ReviewPicture';
import { ReviewState } from './ReviewState';
import { reviewWords } from './words';

interface ReviewCardProps {
  readonly entry: Entry;
  readonly number: number;
  readonly isFocused: boolean;
  /** It has stood long enough for a key to act on it. */
  readonly isReady: boolean;
  /** Of the next page: its picture is loaded, nothing of it is shown. */
  readonly isHidden: boolean;
  /** Nobody has looked at it yet. */
  readonly isBlurred: boolean;
  readonly onFocus: (key: number) => void;
  readonly onLoaded: (id: string) => void;
}

/** One new photo or text, with what its moderator did to it. The keys act on the one that has the focus. */
export const ReviewCard = memo(function ReviewCard({
  entry,
  number,
  isFocused,
  isReady,
  isHidden,
  isBlurred,
  onFocus,
  onLoaded,
}: ReviewCardProps) {
  const { key, item } = entry;
  const { kind, member, photo, text } = item;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFocused && !isHidden && document.activeElement !== card.current) card.current?.focus();
  }, [isFocused, isHidden, entry.decided]);
  return (
    <Box
      component="li"
      ref={card}
      tabIndex={isFocused ? 0 : -1}
      aria-label={reviewWords.card(number, reviewWords.kinds[kind], member.name)}
      aria-current={isFocused}
      data-card={key}
      data-ready={isReady}
      data-blurred={isBlurred && photo !== null}
      onFocus={() => onFocus(key)}
      sx={{
        display: isHidden ? 'none' : 'flex',
        flexDirection: 'column',
        gap: 1,
        p: 1.5,
        bgcolor: 'background.paper',
        border: 2,
        borderColor: isFocused ? 'secondary.main' : 'divider',
        borderRadius: 2,
        // What lies behind the bar at the bottom is not in view.
        scrollMarginTop: 72,
        scrollMarginBottom: 240,
        outline: isFocused ? '3px solid' : 'none',
        outlineColor: 'secondary.main',
        minWidth: 0,
      }}
    >
      <ReviewState entry={entry} />
      {photo === null ? (
        <ReviewText text={text} />
      ) : (
        <ReviewPicture id={item.id} name={member.name} isBlurred={isBlurred} onLoaded={onLoaded} />
      )}
      <ReviewFacts item={item} />
    </Box>
  );
});

const ReviewText = ({ text }: { readonly text: string | null }) => (
  <Box sx={{ flexGrow: 1, p: 1.5, bgcolor: 'action.hover', borderRadius: 1, maxHeight: 420, overflowY: 'auto' }}>
    <Typography lang="" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: '1.0625rem' }}>
      {text}
    </Typography>
  </Box>
);
