import { Box, Button, Stack, Typography } from '@mui/material';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { MemberPhoto } from '#contracts-admin';
import { photoUrl } from '../officeApi';
import { Label } from '../ui/Label';
import { words } from '../words';
import { PhotoCheck } from './PhotoCheck';

const text = words.member.photos;
const portrait = '4 / 5';

interface VeiledPhotoProps {
  readonly photo: MemberPhoto;
  readonly number: number;
}

/** Blurred by the server and grey by the page, until somebody asks for the clear one. */
export function VeiledPhoto({ photo, number }: VeiledPhotoProps) {
  const [isClear, setClear] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const facts = [photo.main && text.main, photo.private && text.private, photo.premium_only && text.premium].filter(Boolean);
  const show = (clear: boolean) => {
    setBroken(false);
    setClear(clear);
  };
  return (
    <Stack spacing={1}>
      <Box
        sx={{ aspectRatio: portrait, bgcolor: 'action.hover', display: 'grid', placeItems: 'center', overflow: 'hidden', borderRadius: 1 }}
      >
        {photo.rendered && !isBroken ? (
          <Box
            component="img"
            src={photoUrl(photo.id, isClear ? 'full' : 'blurred')}
            alt={text.name(number)}
            loading="lazy"
            onError={() => setBroken(true)}
            sx={{ width: '100%', height: '100%', objectFit: isClear ? 'contain' : 'cover', filter: isClear ? 'none' : 'grayscale(1)' }}
          />
        ) : (
          <Typography sx={{ p: 2, color: 'text.secondary' }}>{isBroken ? text.failed : text.notMade}</Typography>
        )}
      </Box>
      <Typography variant="body2">
        {[text.name(number), ...facts, photo.width && photo.height ? text.size(photo.width, photo.height) : ''].filter(Boolean).join(' · ')}
      </Typography>
      <Box>
        <Label tone={photo.status === 'visible' ? 'good' : 'warning'}>{words.photoStatuses[photo.status]}</Label>
      </Box>
      {photo.rendered && (
        <Button variant="outlined" startIcon={isClear ? <EyeOff aria-hidden /> : <Eye aria-hidden />} onClick={() => show(!isClear)}>
          {isClear ? text.hide : text.show}
        </Button>
      )}
      {photo.status === 'checking' && <PhotoCheck id={photo.id} />}
    </Stack>
  );
}
