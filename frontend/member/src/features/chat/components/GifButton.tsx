import { ImagePlay } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GifView } from '#contracts';
import { useMe } from '../../../session/session';
import { ActionButton } from '../../../ui/ActionButton';
import { enqueue } from '../hooks/outbox';
import { toolLook } from './tool-look';

const GifDialog = lazy(() => import('./GifDialog'));

export function GifButton({ chatId }: { readonly chatId: string }) {
  const { t } = useTranslation('chat');
  const me = useMe().id;
  const [open, setOpen] = useState(false);
  const send = (gif: GifView) => {
    setOpen(false);
    enqueue({ client_id: crypto.randomUUID(), member_id: me, chat_id: chatId, text: '', gif });
  };
  return (
    <>
      <ActionButton
        tone="quiet"
        size="compact"
        aria-haspopup="dialog"
        {...toolLook}
        icon={<ImagePlay size="1.4rem" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('gif.button')}
      </ActionButton>
      {open ? (
        <Suspense fallback={null}>
          <GifDialog onClose={() => setOpen(false)} onSend={send} />
        </Suspense>
      ) : null}
    </>
  );
}
