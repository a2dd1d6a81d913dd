import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageView } from '#contracts';
import { announce } from '#member/ui/announce';
import type { Outbox } from '../model/outbox';
import type { Thread } from '../model/thread';

/** Reads out what the other writes while the conversation is open, with their name. */
export function useAnnounced(thread: Thread | undefined, me: string, name: string): void {
  const { t } = useTranslation('chat');
  const known = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!thread) return;
    const before = known.current;
    known.current = thread.lastSeq;
    if (before === undefined) return;
    const fresh = thread.messages.filter(({ seq, sender_id }) => seq > before && sender_id !== me);
    const heard = ({ text, gift, gif, photo }: MessageView) => {
      if (gift) return t('gift.announce', { name, text: t(`gift.names.${gift}`) });
      if (photo) return t('photo.announce', { name, text: photo.alt }).trim();
      return t('thread.announce', { name, text: gif ? `${t('kind.gif')}: ${gif.title}` : text });
    };
    if (fresh.length > 0) announce(fresh.map(heard).join('\n'));
  }, [thread, me, name, t]);
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
