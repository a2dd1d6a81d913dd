import { useTranslation } from 'react-i18next';
import type { MemberCard } from '#contracts';
import { announce } from '#member/ui/announce';
import { useErrorWords } from '#member/ui/Notice';
import { toast } from '#member/ui/toasts';
import { useArrowKeys } from './use-arrow-keys';
import { useGame, type GameEvents } from './use-game';
import { useWaitWords } from './use-wait-words';

/** The game by buttons and arrow keys, with all that happens said aloud: the card that goes is gone from the screen at once. */
export function useAnnouncedGame(events: Pick<GameEvents, 'onMatch' | 'onLiked'>) {
  const { t } = useTranslation('swipe');
  const { t: common } = useTranslation();
  const errorWords = useErrorWords();
  const waitWords = useWaitWords();
  const { decide, ...playing } = useGame({
    ...events,
    onRefused: (refusal) =>
      refusal.code === 'swipe_limit' ? announce(refusal.message) : void toast(errorWords(refusal), { tone: 'danger' }),
    onUndone: (card) => announce(card ? t('said.back', { name: card.name }) : t('said.undone')),
  });
  const { game } = playing;
  const [person, next] = game?.cards ?? [];
  const nameOf = (card: MemberCard) => common('person.name_age', card);
  const onDecide = (like: boolean) => {
    if (!game || !person) return;
    if (like && game.likes_left <= 0) {
      announce(waitWords(game.retry_at, game.zone));
      return;
    }
    decide(like);
    announce(
      [t(like ? 'said.liked' : 'said.passed', { name: person.name }), next ? t('said.next', { person: nameOf(next) }) : ''].join(' '),
    );
  };
  useArrowKeys(onDecide);
  return { ...playing, onDecide };
}
