import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberCard, PassedAnswer } from '#contracts';
import { toApiError } from '#kit';
import { peopleKey } from '#member/shared/api/people';
import { announce } from '#member/ui/announce';
import { moveFocusToRow } from '#member/ui/move-focus-to-row';
import { useErrorWords } from '#member/ui/Notice';
import { toast } from '#member/ui/toasts';
import { bringBack } from '../api/bring-back';
import { listPassed } from '../api/list-passed';
import { withCardBack, type Game } from '../model/game';
import { gameKey } from './use-deck';

const passedKey = [peopleKey, 'swipe', 'passed'] as const;

/** Whom the member passed; somebody who is brought back leaves this list and lies on top of the cards. */
export function usePassed() {
  const queries = useQueryClient();
  const { t } = useTranslation('swipe');
  const errorWords = useErrorWords();
  const [bringing, setBringing] = useState<string | null>(null);
  const list = useInfiniteQuery({
    queryKey: passedKey,
    queryFn: ({ pageParam, signal }) => listPassed(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    staleTime: 0,
  });
  const people = [...new Map(list.data?.pages.flatMap(({ profiles }) => profiles).map((person) => [person.id, person])).values()];

  const bring = async (person: MemberCard): Promise<void> => {
    setBringing(person.id);
    try {
      const { profile } = await bringBack(person.id);
      const index = people.findIndex(({ id }) => id === person.id);
      if (profile)
        queries.setQueryData<Game>(gameKey, (game) => game && withCardBack(game, profile, game.last?.id === profile.id ? null : game.last));
      queries.setQueryData<InfiniteData<PassedAnswer>>(passedKey, (data) => data && without(data, person.id));
      announce(t('passed.brought', { name: person.name }));
      moveFocusToRow('passed-list', index);
    } catch (error) {
      toast(errorWords(toApiError(error)), { tone: 'danger' });
    } finally {
      setBringing(null);
    }
  };
  return { list, people, bring: (person: MemberCard) => void bring(person), bringing };
}

const without = (data: InfiniteData<PassedAnswer>, id: string): InfiniteData<PassedAnswer> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, profiles: page.profiles.filter((person) => person.id !== id) })),
});
