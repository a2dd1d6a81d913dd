import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageView } from '#contracts';
import { announce } from '#member/ui/announce';
import type { Outbox } from '../model/outbox';
import type { Thread } from '../model/thread';
import { useSentGiftName } from './use-gifts';

/** Reads out what the other writes while the conversation is open, with their name. */
export function useAnnounced(thread: Thread | undefined, me: string, name: string): void {
  const { t } = useTranslation('chat');
  const giftName = useSentGiftName();
  const known = useRef<number | undefined>(undefined);
  const heard = ({ text, gif, photo }: MessageView, gift = '') => {
    if (gift) return t('gift.announce', { name, text: gift });
    if (photo) return t('photo.announce', { name, text: photo.alt }).trim();
    return t('thread.announce', { name, text: gif ? `${t('kind.gif')}: ${gif.title}` : text });
  };
  /** What a gift is called may have to be asked for. */
  const announceMessages = useEffectEvent(async (fresh: readonly MessageView[]) => {
    const gifts = fresh.some(({ gift }) => gift) ? await Promise.all(fresh.map(async ({ gift }) => (gift ? giftName(gift) : ''))) : [];
    announce(fresh.map((message, index) => heard(message, gifts[index])).join('\n'));
  });
  useEffect(() => {
    if (!thread) return;
    const before = known.current;
    known.current = thread.lastSeq;
    if (before === undefined) return;
    const fresh = thread.messages.filter(({ seq, sender_id }) => seq > before && sender_id !== me);
    if (fresh.length > 0) void announceMessages(fresh);
  }, [thread, me]);
}

/** Says that a message of the open conversation did not go: its bubble may be out of sight, or its reader looks at nothing. */
export function useFailuresAnnounced(outgoing: Outbox): void {
  const { t } = useTranslation('chat');
  const known = useRef<number | undefined>(undefined);
  const failed = outgoing.filter(({ state }) => state === 'failed').length;
  useEffect(() => {
    if (known.current !== undefined && failed > known.current) announce(t('thread.not_sent'));
    known.current = failed;
  }, [failed, t]);
}
