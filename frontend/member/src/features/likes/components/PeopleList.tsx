import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberCard } from '#contracts';
import { toApiError } from '#kit';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { ErrorNotice } from '#member/ui/Notice';
import { PersonCard, PersonGrid } from '#member/ui/PersonCard';

/** What a paged list tells about its next page. */
interface Pages {
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface PeopleListProps<Person extends MemberCard> {
  readonly people: readonly Person[];
  readonly pages: Pages;
  readonly renderMark: (person: Person) => ReactNode;
  readonly onLike: (person: MemberCard) => void;
}

/** Cards with a mark in the corner, and the way to more of them. */
export function PeopleList<Person extends MemberCard>({ people, pages, renderMark, onLike }: PeopleListProps<Person>) {
  const { t } = useTranslation('likes');
  const { t: common } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(people.length);

  // The next page came after a press on the button, which may have gone: the focus moves on to the first of the new cards.
  useEffect(() => {
    const before = count.current;
    count.current = people.length;
    if (people.length < before + 2) return;
    list.current?.children[before]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    announce(t('more_shown', { count: people.length - before }));
  }, [people.length, t]);

  const more = () => void pages.fetchNextPage();
  return (
    <>
      <PersonGrid ref={list}>
        {people.map((person, index) => (
          <Box as="li" key={person.id} position="relative">
            {renderMark(person)}
            <PersonCard person={person} onLike={onLike} priority={index < 3} />
          </Box>
        ))}
      </PersonGrid>
      <Flex justify="center" mt="8">
        {pages.isFetchNextPageError && pages.error ? <ErrorNotice error={toApiError(pages.error)} onRetry={more} /> : null}
        {pages.hasNextPage && !pages.isFetchNextPageError ? (
          <ActionButton tone="outline" size="lg" busy={pages.isFetchingNextPage} onClick={more}>
            {common('action.more')}
          </ActionButton>
        ) : null}
      </Flex>
    </>
  );
}

interface CornerMarkProps {
  readonly tone: 'secondary' | 'surface';
  readonly children: ReactNode;
}

/** Words on a solid ground over the corner of a photo. */
export function CornerMark({ tone, children }: CornerMarkProps) {
  return (
    <Flex
      position="absolute"
      zIndex={1}
      top="4"
      insetStart="4"
      align="center"
      gap="2"
      px="3.5"
      py="1"
      bg={tone}
      color={tone === 'secondary' ? 'onSecondary' : 'ink'}
      borderRadius="pill"
      fontWeight="bold"
      lineHeight="snug"
      pointerEvents="none"
    >
      {children}
    </Flex>
  );
}
