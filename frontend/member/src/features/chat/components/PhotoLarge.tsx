import { Box, chakra } from '@chakra-ui/react';
import { Dialog } from '#member/ui/Dialog';

const Picture = chakra('img', {
  base: {
    display: 'block',
    mx: 'auto',
    maxW: 'full',
    maxH: 'calc(100dvh - 13rem)',
    minH: '8rem',
    objectFit: 'contain',
    borderRadius: 'control',
  },
});

interface PhotoLargeProps {
  readonly src: string;
  readonly alt: string;
  /** What its sender said about it. */
  readonly words: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The whole photo, as large as the window allows. */
export default function PhotoLarge({ src, alt, words, title, onClose }: PhotoLargeProps) {
  return (
    <Dialog open onClose={onClose} size="xl" title={title}>
      <Picture src={src} alt={alt} />
      {words ? (
        <Box mt="3" textAlign="center" maxW="prose" mx="auto" overflowWrap="anywhere">
          {words}
        </Box>
      ) : null}
    </Dialog>
  );
}
