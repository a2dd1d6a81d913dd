import { Box } from '@chakra-ui/react';
import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { limits, type MemberCard, type SearchAnswer } from '#contracts';
import { rememberList } from '#member/shared/model/last-list';
import { useSession } from '#member/shared/state/session';
import { hasStarted } from '#member/shared/state/started';
import { announce } from '#member/ui/announce';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { lazyWithPreload } from '#member/ui/lazy-with-preload';
import { CardsSkeleton } from '#member/ui/Skeletons';
import { OuterLink } from '#member/ui/TextLink';
import { useFilters } from '../hooks/use-filters';
import { useSearchResults } from '../hooks/use-search-results';
import { usePosition } from '../hooks/use-position';
import { useSimilar } from '../hooks/use-similar';
import { askedOf } from '../model/asked';
import { NothingFound } from './NothingFound';
import { Results } from './Results';
import { SearchTools } from './SearchTools';

const searchGate = lazyWithPreload(async () => (await import('./VisitorPanels')).SearchGate);
const visitorInvitation = lazyWithPreload(async () => (await import('./VisitorPanels')).VisitorInvitation);
const similarResults = lazyWithPreload(async () => (await import('./SimilarResults')).SimilarResults);

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
  const { search, ready, used, error } = useSearchResults(filters, pages, open);
  const forMember = user !== null;

  useEffect(() => rememberList('search', pathname + address), [pathname, address]);

  const similar = useSimilar(ready, filters);
  // On a screen that is come back to they stand there at once, and with them the place on it.
  const drawsAll = useDeferredValue(true, hasStarted());
  usePosition(drawsAll && Boolean(ready) && (!search.hasNextPage || (search.data?.pages.length ?? 0) >= pages));
  const countWords = useCountWords(ready);
  useAnnounced(countWords);

  const gated = !open || error?.code === 'authentication_required';

  return (
    <Page title={t('title')} noIndex image={pictureOf(ready?.profiles[0], cdn_prefix)} width="cards">
      <PageTitle lead={<Lead words={countWords} twoWay={forMember && Boolean(ready?.numResults && ready.filters.two_way)} />}>
        {t('title')}
      </PageTitle>
      {used ? <SearchTools used={used} filters={filters} forMember={forMember} onChoose={choose} /> : null}
      {gated ? <searchGate.Component /> : null}
      {!gated && !ready && !error ? <CardsSkeleton count={6} /> : null}
      {!gated && !ready && error ? <ErrorNotice error={error} onRetry={() => void search.refetch()} /> : null}
      {ready && ready.profiles.length === 0 ? (
        <NothingFound used={askedOf(filters, ready.filters)} forMember={forMember} onChoose={choose} />
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

/** Where the first photo is, which is the largest picture of a telephone's first screen. */
const pictureOf = (person: MemberCard | undefined, prefix: string) =>
  person?.main_image ? `${prefix}${person.main_image.card_filename}` : undefined;

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
