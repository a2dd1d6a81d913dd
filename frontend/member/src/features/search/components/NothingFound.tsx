import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../session/session';
import { ActionButton } from '../../../ui/ActionButton';
import { BenchDrawing } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/EmptyState';
import type { Filters, UsedFilters } from '../model/filters';
import { widenings, type Widening } from '../model/widenings';

interface NothingFoundProps {
  readonly used: UsedFilters;
  readonly forMember: boolean;
  readonly onChoose: (filters: Filters) => void;
}

/** Says which choice could be wider, each with the one button that does it. */
export function NothingFound({ used, forMember, onChoose }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const { min_age } = useSettings();
  const words = ({ kind, filters }: Widening) =>
    kind === 'ages' ? t('empty.ages', { from: filters.min_age, to: filters.max_age }) : t(`empty.${kind}`);
  const ways = widenings(used, min_age, forMember);
  return (
    <EmptyState
      drawing={<BenchDrawing />}
      title={t('empty.title')}
      action={
        <Flex direction="column" gap="3" align="stretch">
          {ways.map((way, index) => (
            <ActionButton key={way.kind} tone={index === 0 ? 'primary' : 'outline'} onClick={() => onChoose(way.filters)}>
              {words(way)}
            </ActionButton>
          ))}
          {ways.length === 0 ? <ActionButton onClick={() => onChoose({})}>{t('empty.reset')}</ActionButton> : null}
        </Flex>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
