import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberCard, MemberId } from '#contracts';
import { toApiError } from '#kit';
import { changePerson } from '#member/shared/api/people';
import { announce } from '#member/ui/announce';
import { useErrorWords } from '#member/ui/Notice';
import { toast } from '#member/ui/toasts';
import { giveLike } from '../api/give-like';
import { takeBackLike } from '../api/take-back-like';
import { createPresses } from '../model/presses';
import { outdateLikes } from './use-likes';

type Liked = Pick<MemberCard, 'id' | 'name' | 'liked' | 'match'>;

/** Likes, or takes the like back. The heart changes at once, everywhere; when the server refuses, it changes back and the reason is said. */
export function useLike(onMatch: (id: MemberId) => void): (person: Liked) => void {
  const queries = useQueryClient();
  const { i18n } = useTranslation();
  const errorWords = useErrorWords();
  const [counts] = useState(() => createPresses());
  const running = useRef(new Set<string>());

  const say = async (liked: boolean, name: string) => {
    await i18n.loadNamespaces('likes');
    announce(i18n.t(liked ? 'said.given' : 'said.taken_back', { ns: 'likes', name }));
  };
  const toggle = async ({ id, name, liked, match }: Liked): Promise<void> => {
    if (!counts(id) || running.current.has(id)) return;
    running.current.add(id);
    changePerson(queries, id, { liked: !liked, ...(liked ? { match: false } : {}) });
    try {
      const answer = liked ? await takeBackLike(id) : await giveLike(id);
      changePerson(queries, id, answer);
      await outdateLikes(queries);
      if (answer.match) onMatch(id);
      else await say(answer.liked, name);
    } catch (error) {
      changePerson(queries, id, { liked, match });
      toast(errorWords(toApiError(error)), { tone: 'danger' });
    } finally {
      running.current.delete(id);
    }
  };
  return (person) => void toggle(person);
}
