import { Box, chakra, Flex } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatPhotoPath } from '#contracts';
import { addressOf, rememberedPicture } from '../state/local-pictures';
import type { Bubble } from '../model/timeline';

const PhotoLarge = lazy(() => import('./PhotoLarge'));

const Picture = chakra('img', { base: { display: 'block', w: 'full', h: 'full', objectFit: 'cover', bg: 'sunken' } });
const Opener = chakra('button', {
  base: {
    display: 'block',
    maxW: 'full',
    borderRadius: 'control',
    overflow: 'hidden',
    cursor: 'zoom-in',
    _focusVisible: { outlineOffset: '-3px' },
  },
});

/** Neither a slit nor a tower: the whole photo opens when it is pressed. */
const shapeOf = (width: number, height: number): number => Math.min(2, Math.max(0.6, width / Math.max(1, height)));

/** A photo in the conversation; pressed, it opens large. Its place is kept while it loads. */
export function PhotoPicture({
  bubble,
  photo,
  name,
}: {
  readonly bubble: Bubble;
  readonly photo: NonNullable<Bubble['photo']>;
  readonly name: string;
}) {
  const { t } = useTranslation('chat');
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  const local = 'file' in photo ? addressOf(photo.file) : rememberedPicture(bubble.key);
  const words = photo.alt || (bubble.mine ? t('photo.mine') : t('photo.theirs', { name }));
  if (missing) {
    return (
      <Flex gap="2" align="center" p="4" bg="sunken" color="ink" borderRadius="control">
        <Box flexShrink={0}>
          <ImageOff size="1.4rem" aria-hidden />
        </Box>
        <span>{photo.alt ? t('photo.missing_named', { title: photo.alt }) : t('photo.missing')}</span>
      </Flex>
    );
  }
  const src = (size: 'preview' | 'full') => local ?? ('key' in photo ? chatPhotoPath(photo.key, size) : '');
  return (
    <>
      <Opener type="button" aria-label={t('photo.open', { title: words })} onClick={() => setOpen(true)}>
        <Box w="20rem" maxW="full" style={{ aspectRatio: shapeOf(photo.width, photo.height) }}>
          <Picture src={src('preview')} alt={words} loading="lazy" decoding="async" onError={() => setMissing(true)} />
        </Box>
      </Opener>
      {photo.alt ? (
        <Box mt="1.5" px="2" overflowWrap="anywhere">
          {photo.alt}
        </Box>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <PhotoLarge
            src={src('full')}
            alt={words}
            words={photo.alt}
            title={bubble.mine ? t('photo.mine') : t('photo.theirs', { name })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
