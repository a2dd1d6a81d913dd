import { Box, Typography } from '@mui/material';
import type { MemberPhoto } from '#contracts-admin';
import { initiativeWords } from '../cases/initiative-words';
import { OpenCase } from '../cases/OpenCase';
import { words } from '../words';
import { VeiledPhoto } from './VeiledPhoto';

const text = words.member.photos;

interface PhotosTabProps {
  readonly photos: readonly MemberPhoto[];
  readonly of: Readonly<Record<'id' | 'name', string>>;
}

export function PhotosTab({ photos, of }: PhotosTabProps) {
  if (photos.length === 0) return <Typography>{text.none}</Typography>;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text.intro}</Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 2, p: 0, m: 0, listStyle: 'none' }}
      >
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <VeiledPhoto photo={photo} number={index + 1} />
            <OpenCase memberId={of.id} name={of.name} photo={photo.id} button={initiativeWords.aboutPhoto} size="small" />
          </li>
        ))}
      </Box>
    </>
  );
}
