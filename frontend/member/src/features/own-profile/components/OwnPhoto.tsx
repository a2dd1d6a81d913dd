import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, EyeOff, Hourglass, Lock, Pencil, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPhotoView } from '#contracts';
import { useSettings } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';

const Picture = chakra('img', { base: { display: 'block', w: 'full', h: 'full', objectFit: 'cover' } });

interface OwnPhotoProps {
  readonly photo: OwnPhotoView;
  readonly number: number;
  readonly total: number;
  /** The first place that can be had: after the main photo, where there is one. */
  readonly firstPlace: number;
  /** There is another place to move it to. */
  readonly hasSteps: boolean;
  readonly busy: boolean;
  readonly onOpen: () => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onDrag: () => void;
  readonly onDrop: () => void;
}

/** A photo in the album: what it is to others in words, and its place by buttons or by dragging. The main one stays first. */
export function OwnPhoto({ photo, number, total, firstPlace, hasSteps, busy, onOpen, onMove, onDrag, onDrop }: OwnPhotoProps) {
  const { t } = useTranslation('own');
  const { cdn_prefix } = useSettings();
  const alt = photo.caption || t('photos.alt', { number });
  const isMade = photo.card_filename !== null;
  return (
    <Flex
      as="li"
      direction="column"
      gap="2"
      draggable={hasSteps && !busy}
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
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
      <ActionButton
        tone="outline"
        size="compact"
        wide
        icon={<Pencil size="1.2rem" aria-hidden />}
        aria-label={t('photos.change_number', { number })}
        onClick={onOpen}
      >
        {t('change')}
      </ActionButton>
      {hasSteps ? (
        <Steps>
          <ActionButton
            tone="quiet"
            size="compact"
            px="1"
            icon={<ArrowLeft size="1.2rem" aria-hidden />}
            aria-label={t('photos.earlier_number', { number })}
            unavailable={number === firstPlace || busy}
            onClick={() => onMove(-1)}
          >
            {t('photos.earlier')}
          </ActionButton>
          <ActionButton
            tone="quiet"
            size="compact"
            px="1"
            icon={<ArrowRight size="1.2rem" aria-hidden />}
            aria-label={t('photos.later_number', { number })}
            unavailable={number === total || busy}
            onClick={() => onMove(1)}
          >
            {t('photos.later')}
          </ActionButton>
        </Steps>
      ) : null}
    </Flex>
  );
}

const Steps = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))', gap: '1' } });

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
