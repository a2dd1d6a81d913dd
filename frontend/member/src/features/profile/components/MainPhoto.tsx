import { Box } from '@chakra-ui/react';
import { ZoomIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile } from '#contracts';
import { Photo } from '#member/ui/Photo';
import type { Album } from '../model/photos';
import { PhotoTile } from './PhotoTile';

interface MainPhotoProps {
  readonly profile: MemberProfile;
  readonly album: Album;
  readonly onZoom: (index: number) => void;
}

/** The one large photo; where it is clear, it opens larger still. */
export function MainPhoto({ profile, album, onZoom }: MainPhotoProps) {
  const { t } = useTranslation('profile');
  const index = album.clear.findIndex(({ main }) => main);
  const photo = <Photo image={profile.main_image} person={profile} size="full" number={album.others.length > 0 ? 1 : undefined} priority />;
  return (
    <Box borderRadius="card" overflow="hidden" boxShadow="card">
      {index < 0 ? (
        photo
      ) : (
        <PhotoTile label={t('photos.enlarge', { number: 1, name: profile.name })} onClick={() => onZoom(index)}>
          {photo}
          <Box position="absolute" insetEnd="3" bottom="3" p="2" bg="surface" color="primary" borderRadius="pill" aria-hidden>
            <ZoomIn size="1.4rem" />
          </Box>
        </PhotoTile>
      )}
    </Box>
  );
}
