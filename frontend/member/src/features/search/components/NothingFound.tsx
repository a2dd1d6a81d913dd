import { Flex } from '@chakra-ui/react';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { upToAge } from '#kit';
import { useSettings } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { BenchDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { moveFocus } from '#member/ui/move-focus';
import { countQuery } from '../api/count-members';
import type { Asked } from '../model/asked';
import type { Filters } from '../model/filters';
import { widenings, type Widening } from '../model/widenings';

interface NothingFoundProps {
  readonly used: Asked;
  readonly forMember: boolean;
  readonly onChoose: (filters: Filters) => void;
}

const waysShown = 4;

/** Says which choice could be wider, each with the one button that does it. */
export function NothingFound({ used, forMember, onChoose }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const { min_age } = useSettings();
  const words = ({ kind, filters }: Widening) => {
    if (kind === 'ages') return t('empty.ages', { from: filters.min_age, to: upToAge(filters.max_age) });
    if (kind === 'distance') return filters.distance ? t('empty.distance', { km: filters.distance }) : t('empty.any_distance');
    return t(`empty.${kind}`);
  };
  const widen = (filters: Filters) => {
    onChoose(filters);
    moveFocus();
  };
  const all = widenings(used, min_age, forMember);
  const counts = useQueries({ queries: all.map(({ filters }) => ({ ...countQuery(filters), enabled: forMember })) });
  // What would show nobody either is no way out. Until the counts are there, every way is offered.
  const ways = all
    .map((way, index) => ({ ...way, found: counts[index]?.data }))
    .filter(({ found }) => found === undefined || found.count > 0)
    .slice(0, waysShown);
  const said = (way: (typeof ways)[number]) =>
    way.found ? t(way.found.more ? 'empty.way_more' : 'empty.way', { way: words(way), count: way.found.count }) : words(way);
  return (
    <EmptyState
      drawing={<BenchDrawing />}
      title={t('empty.title')}
      action={
        <Flex direction="column" gap="3" align="stretch">
          {ways.map((way, index) => (
            <ActionButton key={way.kind} tone={index === 0 ? 'primary' : 'outline'} onClick={() => widen(way.filters)}>
              {said(way)}
            </ActionButton>
          ))}
          {ways.length === 0 ? <ActionButton onClick={() => widen({})}>{t('empty.reset')}</ActionButton> : null}
        </Flex>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
