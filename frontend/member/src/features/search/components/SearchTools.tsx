import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { afterFirstIntent } from '#member/shared/state/first-intent';
import { lazyWithPreload } from '#member/ui/lazy-with-preload';
import type { Asked } from '../model/asked';
import type { Filters } from '../model/filters';
import { dialogFallback } from './DialogFallback';
import { FilterBar } from './FilterBar';
import { SavedSearches } from './SavedSearches';

const filterDialog = lazyWithPreload(async () => (await import('./FilterDialog')).FilterDialog, dialogFallback('filters.title'));

// In one row, so that the first person and what one does with them stand in the window, too; on phones it scrolls sideways, from edge to edge.
const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    alignItems: 'center',
    columnGap: { base: '4', md: '8' },
    rowGap: '1',
    mb: { base: '3', md: '6' },
    justifyContent: 'space-between',
    mdDown: { mx: '-4', px: '4', py: '1', overflowX: 'auto', whiteSpace: 'nowrap', scrollbarWidth: 'none', '& > *': { flexShrink: 0 } },
  },
});

interface SearchToolsProps {
  readonly used: Asked;
  readonly filters: Filters;
  readonly forMember: boolean;
  readonly onChoose: (filters: Filters) => void;
}

/** By what is searched, the form that changes it, and the searches that a member keeps. */
export function SearchTools({ used, filters, forMember, onChoose }: SearchToolsProps) {
  const [choosing, setChoosing] = useState(false);
  // The form is fetched when the people are on the screen, and somebody uses it.
  useEffect(() => afterFirstIntent(() => void filterDialog.preload().catch(() => undefined)), []);
  const choose = (next: Filters) => {
    setChoosing(false);
    onChoose(next);
  };
  return (
    <>
      <Tools>
        <FilterBar used={used} forMember={forMember} onOpen={() => setChoosing(true)} />
        {forMember ? <SavedSearches filters={filters} onOpen={choose} /> : null}
      </Tools>
      {choosing ? <filterDialog.Component used={used} forMember={forMember} onChoose={choose} onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
