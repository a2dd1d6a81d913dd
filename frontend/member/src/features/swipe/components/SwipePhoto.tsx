import { Box, Flex } from '@chakra-ui/react';
import { Heart, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberCard } from '#contracts';
import { Photo } from '#member/ui/Photo';
import { useSlide } from '../hooks/use-slide';

interface SwipePhotoProps {
  readonly person: MemberCard;
  /** Leaves room on a phone for the notice above the card. */
  readonly low: boolean;
  readonly onDecide: (like: boolean) => void;
}

/** The photo, which can be slid. Without motion it stays where it is, and only the words say what letting go would do. */
export function SwipePhoto({ person, low, onDecide }: SwipePhotoProps) {
  const { dx, verdict, handlers } = useSlide(onDecide);
  return (
    <Box
      {...handlers}
      position="relative"
      overflow="hidden"
      h={{ base: low ? 'min(24dvh, 13rem)' : 'clamp(10rem, 100svh - 28.5rem, 19rem)', md: 'auto' }}
      minH="10rem"
      bg="sunken"
      cursor="grab"
      touchAction="pan-y"
      userSelect="none"
    >
      <Box
        h="full"
        style={{ ['--slide' as string]: dx }}
        css={{
          transform: 'translateX(calc(var(--slide) * 1px)) rotate(calc(var(--slide) * 0.02deg))',
          '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
          '& img': { pointerEvents: 'none' },
          mdDown: { '& > div': { aspectRatio: 'auto', h: 'full' } },
        }}
      >
        <Photo image={person.main_image} person={person} priority />
      </Box>
      {verdict ? <VerdictStrip verdict={verdict} /> : null}
    </Box>
  );
}

function VerdictStrip({ verdict }: { readonly verdict: 'like' | 'pass' }) {
  const { t } = useTranslation(['swipe', 'common']);
  const isLike = verdict === 'like';
  const Icon = isLike ? Heart : X;
  return (
    <Flex
      aria-hidden
      position="absolute"
      insetInline="0"
      bottom="0"
      justify="center"
      align="center"
      gap="3"
      py="4"
      bg="surface"
      color={isLike ? 'magenta' : 'ink'}
      textStyle="h3"
    >
      <Icon size="1.8rem" fill={isLike ? 'currentColor' : 'none'} />
      {isLike ? t('common:action.like') : t('pass')}
    </Flex>
  );
}
