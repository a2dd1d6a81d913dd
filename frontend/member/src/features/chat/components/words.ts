import { useTranslation } from 'react-i18next';
import type { ChatView, MemberCard, MessageView } from '#contracts';
import { useFormats, useMe, useMyId, useSettings } from '#member/shared/state/session';
import { priceOfGift, priceOfMessage, priceOfPhoto, type Price } from '../model/price';

const nowMs = 90_000;

/** "Now", "10:07", "Yesterday", "Monday", "24 May". */
export function useWhen(): (at: Date, now: Date) => string {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  return (at, now) => {
    if (now.getTime() - at.getTime() < nowMs) return t('list.now');
    return at.toDateString() === now.toDateString() ? formats.time(at) : formats.day(at, now);
  };
}

/** The other's name; an erased account has none. */
export function useNameOf(): (person: MemberCard | null) => string {
  const { t } = useTranslation('chat');
  return (person) => person?.name ?? t('former_member');
}

/** The last message in one line, with "You:" before an own one. */
export function useLastLine(): (chat: ChatView) => string {
  const { t } = useTranslation('chat');
  const me = useMyId();
  const lineOf = ({ kind, text, gif, photo, removed }: MessageView) => {
    if (removed) return t('removed');
    if (kind === 'text') return text || t('erased');
    return (kind === 'gif' && !gif) || (kind === 'photo' && !photo) ? t('erased') : t(`kind.${kind}`);
  };
  return (chat) => {
    const last = chat.messages.at(-1);
    if (!last) return t('list.no_message');
    return last.sender_id === me ? t('list.you', { text: lineOf(last) }) : lineOf(last);
  };
}

function useWordsOfPrice(): (price: Price) => string {
  const { t } = useTranslation('chat');
  const { money } = useFormats();
  return (price) => {
    if (price.kind === 'nothing') return t('price.nothing');
    if (price.kind === 'free') return t('price.free', { count: price.left });
    const credits = t('price.credits', { count: price.credits });
    if (!price.money) return credits;
    return t(price.money.isExact ? 'price.exact' : 'price.with_money', { credits, money: money(price.money.amount) });
  };
}

/** What the next message costs, in words: "free, 4 left", "1 credit, from € 0.70", or "1 credit, € 0.80" where the price is known. */
export function usePriceWords(): string {
  return useWordsOfPrice()(priceOfMessage(useMe(), useSettings()));
}

/** The same without the free messages, for whom none is left. */
export function usePaidPriceWords(): string {
  return useWordsOfPrice()(priceOfMessage({ ...useMe(), free_messages_left: 0 }, useSettings()));
}

/** The same for a photo: "2 credits, from € 1.40". */
export function usePhotoPriceWords(): string {
  return useWordsOfPrice()(priceOfPhoto(useMe(), useSettings()));
}

/** The same for a gift: "3 credits, from € 2.10". */
export function useGiftPriceWords(): (credits: number) => string {
  const [words, me, settings] = [useWordsOfPrice(), useMe(), useSettings()];
  return (credits) => words(priceOfGift(credits, me, settings));
}
