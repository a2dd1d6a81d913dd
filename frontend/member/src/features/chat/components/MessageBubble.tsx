import { Box, chakra, Flex } from '@chakra-ui/react';
import { RotateCw, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Dotted } from '#member/ui/PersonCard';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';
import type { Bubble } from '../model/timeline';
import { GifPicture } from './GifPicture';
import { SentGift } from './GiftPicture';
import { PhotoPicture } from './PhotoPicture';
import { ReportLink } from './ReportLink';

const Frame = chakra('div', {
  base: {
    w: 'fit-content',
    maxW: { base: '88%', md: '32.5rem' },
    px: '5',
    py: '3',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'edge',
  },
  variants: {
    tone: {
      theirs: { bg: 'surface', color: 'ink', boxShadow: 'card', borderEndStartRadius: '0.25rem' },
      mine: { bg: 'primary', color: 'onPrimary', ms: 'auto', borderEndEndRadius: '0.25rem' },
      failed: { bg: 'danger.tint', color: 'ink', ms: 'auto', borderEndEndRadius: '0.25rem' },
    },
  },
});

interface MessageBubbleProps {
  readonly bubble: Bubble;
  readonly name: string;
  readonly onRetry: (bubble: Bubble) => void;
  readonly onDiscard: (key: string) => void;
  readonly onReport?: (bubble: Bubble) => void;
}

/** One message: who (for those who hear it), what, when, and what became of it in words. */
export const MessageBubble = memo(function MessageBubble({ bubble, name, onRetry, onDiscard, onReport }: MessageBubbleProps) {
  const { t } = useTranslation('chat');
  const { time } = useFormats();
  const { mine, state, at, kind, text, removed } = bubble;
  const failed = state === 'failed' || state === 'refused';
  return (
    <Frame tone={failed ? 'failed' : mine ? 'mine' : 'theirs'}>
      <VisuallyHidden>{mine ? t('thread.you_wrote') : t('thread.they_wrote', { name })}</VisuallyHidden>
      {bubble.gift ? (
        <Box>
          <SentGift id={bubble.gift} />
          <Box mt="2">{mine ? t('gift.mine', { name }) : t('gift.theirs', { name })}</Box>
        </Box>
      ) : bubble.gif ? (
        <Box mt="1" mx="-2">
          <GifPicture gif={bubble.gif} />
        </Box>
      ) : bubble.photo ? (
        <Box mt="1" mx="-2">
          <PhotoPicture bubble={bubble} photo={bubble.photo} name={name} />
        </Box>
      ) : (
        <Box whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
          {/* The words of somebody who was erased, and what moderators took away, are gone; their place in the conversation stays. */}
          {removed ? t('removed') : kind === 'voice' ? t('kind.voice') : text || t('erased')}
        </Box>
      )}
      <Flex textStyle="small" mt="0.5" fontVariantNumeric="tabular-nums" align="center" columnGap="2">
        <span>
          <Dotted
            facts={[
              <time key="at" dateTime={at.toISOString()}>
                {time(at)}
              </time>,
              ...(state === 'received' ? [] : [t(`state.${state}`)]),
            ]}
          />
        </span>
        {onReport && !mine && !removed ? (
          <ReportLink label={t('thread.report', { name, time: time(at) })} onClick={() => onReport(bubble)} />
        ) : null}
      </Flex>
      {failed ? (
        <Flex mt="2" gap="2" wrap="wrap">
          <ActionButton tone="outline" size="compact" icon={<RotateCw size="1.25rem" aria-hidden />} onClick={() => onRetry(bubble)}>
            {t('thread.try_again')}
          </ActionButton>
          <ActionButton tone="quiet" size="compact" icon={<Trash2 size="1.25rem" aria-hidden />} onClick={() => onDiscard(bubble.key)}>
            {t('thread.discard')}
          </ActionButton>
        </Flex>
      ) : null}
    </Frame>
  );
});
