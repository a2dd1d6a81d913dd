import { Box, chakra, Flex } from '@chakra-ui/react';
import { EyeOff, Hourglass, Lock, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPhotoView } from '#contracts';
import { useSettings } from '#member/shared/state/session';

const Picture = chakra('img', { base: { display: 'block', w: 'full', h: 'full', objectFit: 'cover' } });

/** A photo of one's own, and in words on it what it is to others. */
export function OwnPicture({ photo, number }: { readonly photo: OwnPhotoView; readonly number: number }) {
  const { t } = useTranslation('own');
  const { cdn_prefix } = useSettings();
  const alt = photo.caption || t('photos.alt', { number });
  const isMade = photo.card_filename !== null;
  return (
    <Box position="relative" aspectRatio="portrait" borderRadius="control" overflow="hidden" bg="sunken">
      {isMade ? (
        <Picture src={`${cdn_prefix}${photo.card_filename}`} alt={alt} draggable={false} opacity={photo.status === 'hidden' ? 0.5 : 1} />
      ) : (
        <Box h="full" display="grid" placeItems="center" textAlign="center" p="3" color="ink.soft">
          {t(photo.status === 'rejected' ? 'photos.rejected_short' : 'photos.processing')}
        </Box>
      )}
      <Flex position="absolute" insetX="2" bottom="2" gap="1.5" wrap="wrap">
        {photo.main ? (
          <Mark icon={<Star size="1.1rem" aria-hidden />}>{t(photo.premium_only ? 'photos.main_premium' : 'photos.main')}</Mark>
        ) : null}
        {photo.private ? <Mark icon={<Lock size="1.1rem" aria-hidden />}>{t('photos.private')}</Mark> : null}
        {photo.preparing ? <Mark icon={<Hourglass size="1.1rem" aria-hidden />}>{t('photos.processing')}</Mark> : null}
        {photo.status === 'hidden' ? <Mark icon={<EyeOff size="1.1rem" aria-hidden />}>{t(`photos.${whyHidden(photo)}`)}</Mark> : null}
      </Flex>
    </Box>
  );
}

/** Text over a photo stands on a solid strip. */
function Mark({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <Flex
      display="inline-flex"
      align="center"
      gap="1.5"
      px="2.5"
      py="1"
      bg="surface"
      color="ink"
      borderRadius="control"
      textStyle="small"
      fontWeight="medium"
      lineHeight="snug"
    >
      <Box as="span" flexShrink={0}>
        {icon}
      </Box>
      <Box as="span" minW="0" overflowWrap="anywhere">
        {children}
      </Box>
    </Flex>
  );
}

const whyHidden = ({ checking, over_limit }: OwnPhotoView) => {
  if (checking) return 'checking';
  return over_limit ? 'over_limit' : 'hidden';
};
