import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { reviewPhotoPath } from '#contracts-admin';
import { reviewWords } from './words';

const portrait = '4 / 5';

interface ReviewPictureProps {
  readonly id: string;
  readonly name: string;
  readonly isBlurred: boolean;
  readonly onLoaded: (id: string) => void;
}

/** A new photo; blurred until its moderator looks at it. */
export function ReviewPicture({ id, name, isBlurred, onLoaded }: ReviewPictureProps) {
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
