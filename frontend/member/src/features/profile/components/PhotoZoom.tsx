import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Flag } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoView } from '#contracts';
import { useSettings } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Dialog } from '#member/ui/Dialog';
import { FictionalLabel } from '#member/ui/FictionalLabel';
import { useTurning } from '../hooks/use-turning';

const Picture = chakra('img', {
  base: {
    display: 'block',
    mx: 'auto',
    maxW: 'full',
    maxH: 'calc(100dvh - 15rem)',
    minH: '10rem',
    objectFit: 'contain',
    borderRadius: 'control',
  },
});

interface PhotoZoomProps {
  readonly photos: readonly PhotoView[];
  readonly person: { readonly name: string; readonly age: number; readonly fictional: boolean };
  readonly start: number;
  readonly onClose: () => void;
  readonly onReport?: (photo: PhotoView) => void;
}

/** The clear photos as large as the window allows: buttons below, arrow keys too. */
export function PhotoZoom({ photos, person, start, onClose, onReport }: PhotoZoomProps) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  const { cdn_prefix } = useSettings();
  const total = photos.length;
  const { index, turn, onTouchStart, onTouchEnd } = useTurning(start, total);
  const number = index + 1;
  const title = t('photos.zoom_title', { number, total });
  useEffect(() => announce(title), [title]);

  const photo = photos[index];
  if (!photo) return null;
  const alt = common('photo.alt_number', { ...person, number });
  return (
    <Dialog open onClose={onClose} size="xl" title={title}>
      <Picture
        onTouchStart={onTouchStart}
        onTouchEnd={onTouchEnd}
        key={photo.id}
        src={`${cdn_prefix}${photo.filename}`}
        alt={photo.caption ? t('photos.caption', { alt, caption: photo.caption }) : alt}
      />
      {photo.caption ? (
        <Box mt="3" textAlign="center" maxW="prose" mx="auto" overflowWrap="anywhere">
          {photo.caption}
        </Box>
      ) : null}
      {person.fictional ? (
        <Flex mt="3" justify="center">
          <FictionalLabel small />
        </Flex>
      ) : null}
      {total > 1 ? (
        <Flex mt="5" gap="3" justify="center" wrap="wrap">
          <ActionButton tone="outline" icon={<ChevronLeft size="1.4rem" aria-hidden />} onClick={() => turn(-1)}>
            {t('photos.previous')}
          </ActionButton>
          <ActionButton tone="outline" icon={<ChevronRight size="1.4rem" aria-hidden />} onClick={() => turn(1)}>
            {t('photos.next')}
          </ActionButton>
        </Flex>
      ) : null}
      {onReport ? (
        <Flex mt="3" justify="center">
          <ActionButton tone="quiet" aria-haspopup="dialog" icon={<Flag size="1.4rem" aria-hidden />} onClick={() => onReport(photo)}>
            {t('photos.report')}
          </ActionButton>
        </Flex>
      ) : null}
    </Dialog>
  );
}
