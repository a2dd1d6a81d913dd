import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { limits, type MemberCard, type SearchAnswer } from '#contracts';
import type { ApiError } from '#kit';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { ErrorNotice } from '#member/ui/Notice';
import { PersonCard, PersonGrid } from '#member/ui/PersonCard';

interface ResultsProps {
  readonly pages: readonly SearchAnswer[];
  /** Not yet: the first of them stand there first. */
  readonly drawsAll: boolean;
  readonly quiet: boolean;
  readonly onLike: (person: MemberCard) => void;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly moreError: ApiError | null;
  readonly onMore: () => void;
}

/** Those that the first look sees: the server draws no more, and the browser draws the others when these stand there. */
const FIRST_LOOK = 8;

/** The cards, and a button for more of them: what was found stays where it was. */
export function Results({ pages, drawsAll, quiet, onLike, hasMore, loadingMore, moreError, onMore }: ResultsProps) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<number | null>(null);
  const people = pages.flatMap(({ profiles }) => profiles);
  const last = pages.at(-1);
  const drawn = Math.min(people.length, drawsAll ? Infinity : FIRST_LOOK);

  // The button moves down, or goes: the focus moves on to the first of the new cards.
  useEffect(() => {
    const before = asked.current;
    if (before === null || drawn <= before) return;
    asked.current = null;
    list.current?.children[before]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    announce(t('more_shown', { count: drawn - before }));
  }, [drawn, t]);

  const total = last?.numResults ?? 0;
  return (
    <>
      <PersonGrid ref={list}>
        {people.slice(0, drawn).map((person, index) => (
          <li key={person.id}>
            <PersonCard person={person} onLike={onLike} quiet={quiet} priority={index < 3} />
          </li>
        ))}
      </PersonGrid>
      <Flex direction="column" align="center" gap="4" mt="8">
        {moreError ? <ErrorNotice error={moreError} onRetry={onMore} /> : null}
        {hasMore && !moreError ? (
          <ActionButton
            tone="outline"
            size="lg"
            busy={loadingMore}
            onClick={() => {
              asked.current = people.length;
              onMore();
            }}
          >
            {common('action.more')}
          </ActionButton>
        ) : null}
        {hasMore ? (
          <Box color="ink.soft">
            {last?.more ? t('shown_more', { shown: people.length, total: limits.countCap }) : t('shown', { shown: people.length, total })}
          </Box>
        ) : null}
      </Flex>
    </>
  );
}
