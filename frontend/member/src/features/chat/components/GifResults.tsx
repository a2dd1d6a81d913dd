import { Box, chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { gifPath, type GifView } from '#contracts';
import { toApiError } from '#kit';
import { useLocale } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { LetterDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { ErrorNotice } from '#member/ui/Notice';
import { Shape } from '#member/ui/Skeletons';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';
import { gifsQuery } from '../api/gifs';

const Choice = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    w: 'full',
    h: 'full',
    p: '1.5',
    textAlign: 'start',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
  },
});
const Picture = chakra('img', {
  base: { display: 'block', w: 'full', aspectRatio: '4/3', objectFit: 'contain', bg: 'sunken', borderRadius: 'control' },
});
/** Up to four, as many as leave room for the words below the pictures: two on a phone, one there in the largest letters. */
const columns = 'repeat(auto-fill, minmax(min(100%, max(7rem, 22%)), 1fr))';
const waiting = Array.from({ length: 8 }, (_, index) => index);

interface GifResultsProps {
  readonly words: string;
  readonly onChoose: (gif: GifView) => void;
  readonly onAll: () => void;
}

/** The pictures that fit, standing still, each with what it shows. */
export function GifResults({ words, onChoose, onAll }: GifResultsProps) {
  const { t } = useTranslation(['chat', 'common']);
  const locale = useLocale();
  const { data, error, refetch } = useQuery(gifsQuery(words, locale));
  const count = data?.gifs.length;
  if (error) return <ErrorNotice error={toApiError(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <VisuallyHidden role="status">
        {count === undefined ? t('common:loading') : words ? t('gif.found', { number: count }) : null}
      </VisuallyHidden>
      {data === undefined ? (
        <Box display="grid" gridTemplateColumns={columns} gap="3" aria-hidden>
          {waiting.map((index) => (
            <Shape key={index} h="auto" aspectRatio="4/3" bg="sunken" />
          ))}
        </Box>
      ) : count === 0 ? (
        <EmptyState
          drawing={<LetterDrawing />}
          headingLevel="h3"
          title={t('gif.empty_title')}
          action={
            words ? (
              <ActionButton tone="outline" onClick={onAll}>
                {t('gif.empty_action')}
              </ActionButton>
            ) : null
          }
        >
          {t('gif.empty_text')}
        </EmptyState>
      ) : (
        <Box as="ul" aria-label={t('gif.results')} display="grid" gridTemplateColumns={columns} gap="3">
          {data.gifs.map((gif) => (
            <li key={`${gif.provider}/${gif.id}`}>
              <Choice type="button" onClick={() => onChoose(gif)}>
                <Picture src={gifPath(gif, 'still')} alt="" loading="lazy" decoding="async" />
                <Box as="span" display="block" mt="1.5" px="1" textStyle="small" lineHeight="snug" overflowWrap="anywhere" hyphens="auto">
                  {gif.title}
                </Box>
              </Choice>
            </li>
          ))}
        </Box>
      )}
      {data?.source ? (
        <Box mt="4" textStyle="small" color="ink.soft">
          {t('gif.source', { source: data.source })}
        </Box>
      ) : null}
    </>
  );
}
