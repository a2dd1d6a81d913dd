import { Box, chakra, Grid } from '@chakra-ui/react';
import { Images, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile } from '#contracts';
import { useSession } from '../../../session/session';
import { ActionButton } from '../../../ui/ActionButton';
import { Photo } from '../../../ui/Photo';
import { TextLink } from '../../../ui/TextLink';
import { albumOf } from '../model/photos';
import { PhotoZoom } from './PhotoZoom';

const Tile = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    borderRadius: 'inherit',
    overflow: 'hidden',
    cursor: 'zoom-in',
  },
});

const ZoomMark = () => (
  <Box position="absolute" insetEnd="3" bottom="3" p="2" bg="surface" color="primary" borderRadius="pill" aria-hidden>
    <ZoomIn size="1.4rem" />
  </Box>
);

interface PhotoAlbumProps {
  readonly profile: MemberProfile;
  /** A visitor asked for the other photos. */
  readonly onAskMore: () => void;
}

/** One large photo and the others below it. Locked ones say so, in a picture and in a sentence. */
export function PhotoAlbum({ profile, onAskMore }: PhotoAlbumProps) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const [zoomed, setZoomed] = useState<number | null>(null);
  const { clear, others, lockedOthers } = albumOf(profile);
  const main = profile.main_image;
  const indexOf = (filename: string) => clear.findIndex((photo) => photo.filename === filename);
  const mainIndex = main ? indexOf(main.filename) : -1;
  const mainPhoto = <Photo image={main} person={profile} size="full" number={others.length > 0 ? 1 : undefined} priority />;
  return (
    <Box as="section" aria-label={t('photos.title')}>
      <Box borderRadius="card" overflow="hidden" boxShadow="card">
        {mainIndex < 0 ? (
          mainPhoto
        ) : (
          <Tile type="button" aria-label={t('photos.enlarge', { number: 1, name: profile.name })} onClick={() => setZoomed(mainIndex)}>
            {mainPhoto}
            <ZoomMark />
          </Tile>
        )}
      </Box>
      {others.length > 0 ? (
        <Grid as="ul" mt="4" gap="3" templateColumns="repeat(auto-fill, minmax(6.5rem, 1fr))">
          {others.map((photo, index) => (
            <Box as="li" key={photo.id} borderRadius="control" overflow="hidden">
              {photo.locked ? (
                <Photo image={photo} person={profile} size="thumb" number={index + 2} />
              ) : (
                <Tile
                  type="button"
                  aria-label={t('photos.enlarge', { number: index + 2, name: profile.name })}
                  onClick={() => setZoomed(indexOf(photo.filename))}
                >
                  <Photo image={photo} person={profile} size="card" number={index + 2} />
                </Tile>
              )}
            </Box>
          ))}
        </Grid>
      ) : null}
      {user && lockedOthers > 0 ? (
        <Box mt="3" textStyle="small" color="ink.soft">
          {t('photos.locked_note', { count: lockedOthers, name: profile.name })}{' '}
          <TextLink to="/pricing" display="inline-flex" alignItems="center" minH="target">
            {t('photos.prices')}
          </TextLink>
        </Box>
      ) : null}
      {user ? null : (
        <ActionButton tone="outline" wide mt="4" aria-haspopup="dialog" icon={<Images size="1.4rem" aria-hidden />} onClick={onAskMore}>
          {t('actions.more_photos')}
        </ActionButton>
      )}
      {zoomed === null ? null : <PhotoZoom photos={clear} person={profile} start={zoomed} onClose={() => setZoomed(null)} />}
    </Box>
  );
}
