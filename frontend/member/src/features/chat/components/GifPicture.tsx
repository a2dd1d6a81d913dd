import { Box, chakra, Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ImageOff, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gifPath, type GifView } from '#contracts';
import { useLocale } from '#member/shared/state/session';
import { gifTitleQuery } from '../api/gifs';
import { usePlaying } from '../hooks/use-playing';

const Picture = chakra('img', { base: { display: 'block', w: 'full', aspectRatio: '4/3', objectFit: 'contain', bg: 'sunken' } });

// The whole picture is the target; its words stand on a strip of their own, readable over every picture.
const Switch = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'flex-end',
    p: '2',
    cursor: 'pointer',
    borderRadius: 'control',
  },
});

/** A moving picture that stands still until it is pressed, and again when it is pressed again. */
export function GifPicture({ gif }: { readonly gif: GifView }) {
  const { t } = useTranslation('chat');
  const locale = useLocale();
  const { playing, toggle } = usePlaying();
  const [missing, setMissing] = useState(false);
  const title = useQuery(gifTitleQuery(gif, locale)).data ?? gif.title;
  const words = t(playing ? 'gif.stop' : 'gif.play');
  if (missing) {
    return (
      <Flex gap="2" align="center" p="4" bg="sunken" color="ink" borderRadius="control">
        <Box flexShrink={0}>
          <ImageOff size="1.4rem" aria-hidden />
        </Box>
        <span>{t('gif.missing', { title })}</span>
      </Flex>
    );
  }
  return (
    <Box position="relative" w="20rem" maxW="full" borderRadius="control" overflow="hidden">
      <Picture
        src={gifPath(gif, playing ? 'moving' : 'still')}
        alt={title}
        loading="lazy"
        decoding="async"
        onError={() => setMissing(true)}
      />
      <Switch type="button" aria-label={`${words}: ${title}`} onClick={toggle} _focusVisible={{ outlineOffset: '-3px' }}>
        <Flex as="span" align="center" gap="2" minH="target" px="4" bg="surface" color="ink" fontWeight="medium" borderRadius="pill">
          {playing ? <Pause size="1.25rem" aria-hidden /> : <Play size="1.25rem" aria-hidden />}
          {words}
        </Flex>
      </Switch>
    </Box>
  );
}
