import { Box, Grid, type BoxProps } from '@chakra-ui/react';
import { Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile, PhotoAccess } from '#contracts';
import { useSession } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Photo } from '#member/ui/Photo';
import { TextLink } from '#member/ui/TextLink';
import { offersOf } from '../model/offers';
import type { Album } from '../model/photos';
import { PhotoTile } from './PhotoTile';
import { PrivateGate } from './PrivateGate';

/** The owner lets people in one by one. */
const isAsked = (access: PhotoAccess) => access === 'closed' || access === 'asked' || access === 'refused';

interface OtherPhotosProps {
  readonly profile: MemberProfile;
  readonly album: Album;
  /** Its place among the clear photos. */
  readonly onZoom: (index: number) => void;
  /** A visitor asked for the other photos. */
  readonly onAskMore: () => void;
  readonly display: BoxProps['display'];
}

/** The photos besides the main one. Locked ones say so, in a picture and in a sentence. */
export function OtherPhotos({ profile, album, onZoom, onAskMore, display }: OtherPhotosProps) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const { clear, others, locked } = album;
  const offers = offersOf(profile, user);
  if (!user && !offers.signup) return null;
  if (!user) {
    return (
      <Box display={display}>
        <ActionButton tone="outline" wide aria-haspopup="dialog" icon={<Images size="1.4rem" aria-hidden />} onClick={onAskMore}>
          {t('actions.more_photos')}
        </ActionButton>
      </Box>
    );
  }
  if (others.length + locked === 0) return null;
  return (
    <Box display={display}>
      {others.length > 0 ? (
        <Grid as="ul" aria-label={t('photos.title')} gap="3" templateColumns="repeat(auto-fill, minmax(6.5rem, 1fr))">
          {others.map((photo, index) => (
            <Box as="li" key={photo.id} borderRadius="control" overflow="hidden">
              {photo.locked ? (
                <Photo image={photo} person={profile} size="thumb" number={index + 2} />
              ) : (
                <PhotoTile
                  label={t('photos.enlarge', { number: index + 2, name: profile.name })}
                  onClick={() => onZoom(clear.indexOf(photo))}
                >
                  <Photo image={photo} person={profile} number={index + 2} />
                </PhotoTile>
              )}
            </Box>
          ))}
        </Grid>
      ) : null}
      {user.paid_user ? <PrivateGate profile={profile} /> : null}
      {locked > 0 && offers.prices ? (
        <Box mt="3" textStyle="small" color="ink.soft">
          <p>{t('photos.locked_note', { count: locked, name: profile.name })}</p>
          {isAsked(profile.private_access) ? <p>{t('private.free', { name: profile.name })}</p> : null}
          <TextLink to="/pricing" display="inline-flex" alignItems="center" minH="target">
            {t('photos.prices')}
          </TextLink>
        </Box>
      ) : null}
    </Box>
  );
}
