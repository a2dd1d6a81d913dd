import { Box, Flex, Heading } from '@chakra-ui/react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoAccessList, PhotoAccessListAnswer } from '#contracts';
import { toApiError } from '#kit';
import { onHint } from '#member/shared/state/hints';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { moveFocusToRow } from '#member/ui/move-focus-to-row';
import { ErrorNotice } from '#member/ui/Notice';
import { Photo } from '#member/ui/Photo';
import { Shape } from '#member/ui/Skeletons';
import { TextLink } from '#member/ui/TextLink';
import { PersonBadge } from '#member/ui/VerifiedBadge';
import { decide, guestsKey, listGuests } from '../api/privacy';

/** Those who ask to see the private photos, and those who may. */
export function PhotoGuests() {
  const queries = useQueryClient();
  useEffect(() => onHint('photo.access', () => void queries.invalidateQueries({ queryKey: guestsKey })), [queries]);
  return (
    <>
      <GuestList list="asked" />
      <GuestList list="allowed" />
    </>
  );
}

function GuestList({ list }: { readonly list: PhotoAccessList }) {
  const { t } = useTranslation('own');
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const pages = useInfiniteQuery({
    queryKey: [...guestsKey, list],
    queryFn: ({ pageParam, signal }) => listGuests(list, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
  });
  const answer = useMutation({
    mutationFn: ({ id, allowed }: { id: string; name: string; allowed: boolean }) => decide(id, allowed),
    onSuccess: (_done, { name, allowed }) => announce(t(allowed ? 'guests.now_allowed' : 'guests.now_closed', { name })),
    onSettled: () => queries.invalidateQueries({ queryKey: guestsKey }),
  });
  const guests = pages.data?.pages.flatMap(({ profiles }) => profiles) ?? [];
  const waiting = pages.data?.pages[0]?.num_asked ?? 0;
  const [titleId, rowsId] = [`guests-${list}`, `guests-${list}-rows`];
  return (
    <Card padded as="section" aria-labelledby={titleId} mb="5">
      <Heading as="h2" id={titleId} tabIndex={-1} textStyle="h3">
        {t(`guests.${list}`)} {list === 'asked' && waiting > 0 ? `(${waiting})` : null}
      </Heading>
      {pages.isPending ? <Shape mt="3" h="16" /> : null}
      {pages.isError ? <ErrorNotice error={toApiError(pages.error)} onRetry={() => void pages.refetch()} /> : null}
      {answer.isError ? <ErrorNotice error={toApiError(answer.error)} /> : null}
      {pages.data && guests.length === 0 ? (
        <Box mt="2" color="ink.soft">
          {t(`guests.${list}_empty`)}
        </Box>
      ) : null}
      <Box as="ul" id={rowsId}>
        {guests.map((person, index) => (
          <Guest
            key={person.id}
            person={person}
            list={list}
            busy={answer.isPending && answer.variables.id === person.id}
            onDecide={(allowed) =>
              answer.mutate({ id: person.id, name: person.name, allowed }, { onSuccess: () => moveFocusToRow(rowsId, index, titleId) })
            }
          />
        ))}
      </Box>
      {pages.hasNextPage ? (
        <ActionButton tone="outline" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {common('action.more')}
        </ActionButton>
      ) : null}
    </Card>
  );
}

interface GuestProps {
  readonly person: PhotoAccessListAnswer['profiles'][number];
  readonly list: PhotoAccessList;
  readonly busy: boolean;
  readonly onDecide: (allowed: boolean) => void;
}

function Guest({ person, list, busy, onDecide }: GuestProps) {
  const { t } = useTranslation('own');
  const { t: common } = useTranslation();
  const { name } = person;
  return (
    <Flex as="li" py="4" gap="4" align="center" wrap="wrap" borderTopWidth="1px" borderColor="edge" mt="3">
      <Box w="16" flexShrink={0}>
        <Photo image={person.main_image} person={person} size="thumb" shape="circle" decorative />
      </Box>
      <Box flex="1 1 9rem" minW="0">
        {person.hidden ? (
          <Box fontWeight="medium">{name}</Box>
        ) : (
          <TextLink to={`/members/${person.id}`} fontWeight="medium" display="inline-flex" alignItems="center" minH="target">
            {common('person.name_age', person)}
          </TextLink>
        )}
        <PersonBadge person={person} />
      </Box>
      <Flex gap="3" wrap="wrap">
        {list === 'asked' ? (
          <ActionButton size="compact" busy={busy} aria-label={`${t('guests.allow')}: ${name}`} onClick={() => onDecide(true)}>
            {t('guests.allow')}
          </ActionButton>
        ) : null}
        <ActionButton
          size="compact"
          tone="outline"
          busy={busy}
          aria-label={`${t(list === 'asked' ? 'guests.refuse' : 'guests.revoke')}: ${name}`}
          onClick={() => onDecide(false)}
        >
          {t(list === 'asked' ? 'guests.refuse' : 'guests.revoke')}
        </ActionButton>
      </Flex>
    </Flex>
  );
}
