import { Box, chakra } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { limits, type MemberCard, type SearchAnswer } from '#contracts';
import { toApiError } from '#kit';
import { rememberList } from '#member/shared/model/last-list';
import { afterFirstIntent } from '#member/shared/state/first-intent';
import { useSession } from '#member/shared/state/session';
import { hasStarted } from '#member/shared/state/started';
import { announce } from '#member/ui/announce';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { lazyWithPreload } from '#member/ui/lazy-with-preload';
import { CardsSkeleton } from '#member/ui/Skeletons';
import { OuterLink } from '#member/ui/TextLink';
import { useFilters } from '../hooks/use-filters';
import { usePosition } from '../hooks/use-position';
import { useSearch } from '../hooks/use-search';
import { useSimilar } from '../hooks/use-similar';
import { askedOf } from '../model/asked';
import type { Filters } from '../model/filters';
import { dialogFallback } from './DialogFallback';
import { FilterBar } from './FilterBar';
import { NothingFound } from './NothingFound';
import { Results } from './Results';
import { SavedSearches } from './SavedSearches';

const searchGate = lazyWithPreload(async () => (await import('./VisitorPanels')).SearchGate);
const visitorInvitation = lazyWithPreload(async () => (await import('./VisitorPanels')).VisitorInvitation);
const similarResults = lazyWithPreload(async () => (await import('./SimilarResults')).SimilarResults);
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

interface SearchScreenProps {
  /** Whether this person may look around at all. */
  readonly open: boolean;
  readonly onLike: (person: MemberCard) => void;
}

/** Search and, for members, the home of the site. */
export function SearchScreen({ open, onLike }: SearchScreenProps) {
  const { t } = useTranslation('search');
  const {
    user,
    settings: { cdn_prefix },
  } = useSession();
  const { pathname, search: address } = useLocation();
  const { filters, pages, choose, setPages } = useFilters();
  const [choosing, setChoosing] = useState(false);
  const search = useSearch(filters, pages, open);
  const forMember = user !== null;

  useEffect(() => rememberList('search', pathname + address), [pathname, address]);

  const first = search.data?.pages[0];
  const ready = search.isPlaceholderData ? undefined : first;
  useFormFetched(first !== undefined);
  const settled = first && search.isPlaceholderData ? { ...first.filters, ...chosenOf(filters) } : first?.filters;
  const used = settled && askedOf(filters, settled);
  const similar = useSimilar(ready, filters);
  // On a screen that is come back to they stand there at once, and with them the place on it.
  const drawsAll = useDeferredValue(true, hasStarted());
  usePosition(drawsAll && Boolean(ready) && (!search.hasNextPage || (search.data?.pages.length ?? 0) >= pages));
  const countWords = useCountWords(ready);
  useAnnounced(countWords);

  const onChoose = (next: Filters) => {
    setChoosing(false);
    choose(next);
  };
  const error = search.error ? toApiError(search.error) : null;
  const gated = !open || error?.code === 'authentication_required';

  return (
    <Page title={t('title')} noIndex image={pictureOf(ready?.profiles[0], cdn_prefix)} width="cards">
      <PageTitle lead={<Lead words={countWords} twoWay={forMember && Boolean(ready?.numResults && ready.filters.two_way)} />}>
        {t('title')}
      </PageTitle>
      {used ? (
        <Tools>
          <FilterBar used={used} forMember={forMember} onOpen={() => setChoosing(true)} />
          {forMember ? <SavedSearches filters={filters} onOpen={onChoose} /> : null}
        </Tools>
      ) : null}
      {used && choosing ? (
        <filterDialog.Component used={used} forMember={forMember} onChoose={onChoose} onClose={() => setChoosing(false)} />
      ) : null}
      {gated ? <searchGate.Component /> : null}
      {!gated && !ready && !error ? <CardsSkeleton count={6} /> : null}
      {!gated && !ready && error ? <ErrorNotice error={error} onRetry={() => void search.refetch()} /> : null}
      {ready && ready.profiles.length === 0 ? (
        <NothingFound used={askedOf(filters, ready.filters)} forMember={forMember} onChoose={onChoose} />
      ) : null}
      {ready && ready.profiles.length > 0 ? (
        <Results
          pages={search.data?.pages ?? []}
          drawsAll={drawsAll}
          quiet={!forMember}
          onLike={onLike}
          hasMore={search.hasNextPage && !ready.limited}
          loadingMore={search.isFetchingNextPage}
          moreError={search.isFetchNextPageError ? error : null}
          onMore={() => {
            void search.fetchNextPage();
            setPages((search.data?.pages.length ?? 0) + 1);
          }}
        />
      ) : null}
      {ready ? (
        <OuterLink href="/transparency#ranking" textStyle="small" display="inline-flex" alignItems="center" minH="target" mt="4">
          {t('order_link')}
        </OuterLink>
      ) : null}
      {forMember && similar.length > 0 ? <similarResults.Component groups={similar} onLike={onLike} /> : null}
      {ready && !forMember ? <visitorInvitation.Component /> : null}
    </Page>
  );
}

/** Only what was really chosen: a missing choice must not wipe out what the server searched by. */
const chosenOf = (filters: Filters) => Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** Where the first photo is, which is the largest picture of a telephone's first screen. */
const pictureOf = (person: MemberCard | undefined, prefix: string) =>
  person?.main_image ? `${prefix}${person.main_image.card_filename}` : undefined;

/** The form is fetched when the people are on the screen, and somebody uses it. */
function useFormFetched(isShown: boolean): void {
  useEffect(() => {
    if (isShown) return afterFirstIntent(() => void filterDialog.preload().catch(() => undefined));
    return undefined;
  }, [isShown]);
}

/** "412 members match": exact up to a thousand, then "1000+". */
function useCountWords(answer: SearchAnswer | undefined): string {
  const { t } = useTranslation('search');
  if (!answer) return '';
  if (answer.limited) return t('visitor.note', { count: answer.profiles.length });
  return answer.more ? t('count_more', { count: limits.countCap }) : t('count', { count: answer.numResults });
}

function useAnnounced(words: string): void {
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
}

function Lead({ words, twoWay }: { readonly words: string; readonly twoWay: boolean }) {
  const { t } = useTranslation('search');
  return (
    <>
      {words || '\u00a0'}
      {twoWay ? (
        <Box as="span" display={{ base: 'none', md: 'inline' }}>
          . {t('two_way_note')}
        </Box>
      ) : null}
    </>
  );
}
