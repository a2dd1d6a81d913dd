import { Box, Button, Typography } from '@mui/material';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { CasePage } from '#contracts-admin';
import { casePhotoUrl, photoUrl } from '../officeApi';
import { Label } from '../ui/Label';
import { words } from '../words';
import { caseWords } from './words';

type Photo = NonNullable<CasePage['evidence']>['photos'][number];
const text = words.member.photos;
const portrait = '4 / 5';

interface CasePhotosProps {
  readonly caseId: string;
  readonly photos: readonly Photo[];
  /** What is said of those that it is about. */
  readonly mark: string;
  /** A clear one is on the screen. */
  readonly onLook: () => void;
}

/** Blurred and grey until somebody asks for the clear one, which the log keeps. */
export function CasePhotos({ caseId, photos, mark, onLook }: CasePhotosProps) {
  if (photos.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{caseWords.noPhotos}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
      {photos.map((photo, index) => (
        <CasePhoto key={photo.id} caseId={caseId} photo={photo} number={index + 1} mark={mark} onLook={onLook} />
      ))}
    </Box>
  );
}

interface CasePhotoProps extends Pick<CasePhotosProps, 'caseId' | 'mark' | 'onLook'> {
  readonly photo: Photo;
  readonly number: number;
}

function CasePhoto({ caseId, photo, number, mark, onLook }: CasePhotoProps) {
  const [isClear, setClear] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const { id, main, reported, caption, gone } = photo;
  const source = isClear ? casePhotoUrl(caseId, id) : photoUrl(id, 'blurred');
  const hasPicture = !isBroken && (isClear || !gone);
  return (
    <Box>
      <Box
        sx={{ aspectRatio: portrait, bgcolor: 'action.hover', display: 'grid', placeItems: 'center', overflow: 'hidden', borderRadius: 1 }}
      >
        {hasPicture ? (
          <Box
            component="img"
            src={source}
            alt={caseWords.photo(number)}
            onLoad={() => isClear && onLook()}
            onError={() => setBroken(true)}
            sx={{ width: '100%', height: '100%', objectFit: isClear ? 'contain' : 'cover', filter: isClear ? 'none' : 'grayscale(1)' }}
          />
        ) : (
          <Typography sx={{ p: 2, color: 'text.secondary' }}>{isBroken ? text.failed : caseWords.gone}</Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', my: 1 }}>
        <Typography variant="body2">{[caseWords.photo(number), main && caseWords.main, caption].filter(Boolean).join(' · ')}</Typography>
        {reported ? <Label tone="warning">{mark}</Label> : null}
      </Box>
      <Button
        variant="outlined"
        startIcon={isClear ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        onClick={() => {
          setBroken(false);
          setClear(!isClear);
        }}
      >
        {isClear ? text.hide : text.show}
      </Button>
    </Box>
  );
}
