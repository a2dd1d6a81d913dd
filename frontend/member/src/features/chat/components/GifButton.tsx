import { ImagePlay } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GifView } from '#contracts';
import { useMyId } from '#member/shared/state/session';
import { enqueue } from '../state/outbox';
import { ToolWithDialog } from './ToolWithDialog';

const GifDialog = lazy(() => import('./GifDialog'));

export function GifButton({ chatId }: { readonly chatId: string }) {
  const { t } = useTranslation('chat');
  const me = useMyId();
  const [open, setOpen] = useState(false);
  const send = (gif: GifView) => {
    setOpen(false);
    enqueue({ client_id: crypto.randomUUID(), member_id: me, chat_id: chatId, text: '', gif });
  };
  return (
    <ToolWithDialog icon={ImagePlay} label={t('gif.button')} open={open} onOpen={() => setOpen(true)}>
      <GifDialog onClose={() => setOpen(false)} onSend={send} />
    </ToolWithDialog>
  );
}
