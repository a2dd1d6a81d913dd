import { Box, Typography } from '@mui/material';
import { Check, CircleSlash, Scale, SkipForward, TriangleAlert, X } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { reviewPhotoPath } from '#contracts-admin';
import { asTime } from '../ui/format';
import { likenessOf, signalWords } from '../signals/why';
import { Label } from '../ui/Label';
import { words } from '../words';
import type { Entry, ReviewAct } from './queue';
import { reviewWords } from './words';

const icons: Record<ReviewAct, typeof Check> = { approve: Check, reject: X, escalate: Scale, skip: SkipForward };
const tones = { approve: 'good', reject: 'bad', escalate: 'special', skip: 'plain' } as const;
const ICON = 18;
const portrait = '4 / 5';

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
  const { kind, member, photo, text, at, shown, resembles } = item;
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
      <State entry={entry} />
      {photo === null ? (
        <Box sx={{ flexGrow: 1, p: 1.5, bgcolor: 'action.hover', borderRadius: 1, maxHeight: 420, overflowY: 'auto' }}>
          <Typography lang="" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: '1.0625rem' }}>
            {text}
          </Typography>
        </Box>
      ) : (
        <Picture id={item.id} name={member.name} isBlurred={isBlurred} onLoaded={onLoaded} />
      )}
      {resembles && (
        <Box>
          <Mark icon={TriangleAlert} tone="warning" text={signalWords.likeness} />
          <Typography variant="body2">{likenessOf(resembles)}</Typography>
        </Box>
      )}
      {photo?.caption ? (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {reviewWords.caption} {photo.caption}
        </Typography>
      ) : null}
      <Box>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {reviewWords.who(member.name, member.age, words.genders[member.gender], member.town)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            reviewWords.kinds[kind],
            asTime(at),
            photo?.main && reviewWords.main,
            photo?.private && reviewWords.private,
            member.fictional && reviewWords.fictional,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {shown ? reviewWords.shown : reviewWords.hidden}
        </Typography>
      </Box>
    </Box>
  );
});

interface PictureProps {
  readonly id: string;
  readonly name: string;
  readonly isBlurred: boolean;
  readonly onLoaded: (id: string) => void;
}

function Picture({ id, name, isBlurred, onLoaded }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <Box
      sx={{ aspectRatio: portrait, bgcolor: 'action.hover', display: 'grid', placeItems: 'center', overflow: 'hidden', borderRadius: 1 }}
    >
      {isBroken ? (
        <Typography sx={{ p: 2 }}>{reviewWords.failed}</Typography>
      ) : (
        <Box
          component="img"
          src={reviewPhotoPath(id)}
          alt={reviewWords.photoOf(name)}
          onLoad={() => onLoaded(id)}
          onError={() => setBroken(true)}
          sx={{ width: '100%', height: '100%', objectFit: 'contain', filter: isBlurred ? 'blur(24px) grayscale(1)' : 'none' }}
        />
      )}
    </Box>
  );
}

/** As an icon and a word; what was chosen stands beside. */
function State({ entry: { decided, isGone } }: { readonly entry: Entry }) {
  if (isGone) return <Mark icon={CircleSlash} tone="warning" text={reviewWords.gone} />;
  if (!decided) return null;
  const text = [reviewWords.states[decided.act], decided.reason].filter(Boolean).join(': ');
  return <Mark icon={icons[decided.act]} tone={tones[decided.act]} text={text} />;
}

interface MarkProps {
  readonly icon: typeof Check;
  readonly tone: 'good' | 'bad' | 'special' | 'plain' | 'warning';
  readonly text: string;
}

const Mark = ({ icon: Icon, tone, text }: MarkProps) => (
  <Box>
    <Label tone={tone}>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'normal' }}>
        <Icon aria-hidden size={ICON} style={{ flexShrink: 0 }} />
        {text}
      </Box>
    </Label>
  </Box>
);
