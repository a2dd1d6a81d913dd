import { Box, Typography } from '@mui/material';
import { TriangleAlert } from 'lucide-react';
import type { ReviewItem } from '#contracts-admin';
import { likenessOf, signalWords } from '../signals/why';
import { asTime } from '../ui/format';
import { words } from '../words';
import { Mark } from './ReviewState';
import { reviewWords } from './words';

/** Whose it is, what it looks like, and who sees it now. */
export const ReviewFacts = ({ item: { kind, member, photo, at, shown, resembles } }: { readonly item: ReviewItem }) => (
  <>
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
  </>
);
