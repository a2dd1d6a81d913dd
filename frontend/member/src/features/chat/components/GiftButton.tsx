import { Gift } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ToolWithDialog } from './ToolWithDialog';

const GiftDialog = lazy(() => import('./GiftDialog'));
/** `/chats/:id?gift` comes from a profile: the choice is open at once. */
const wish = 'gift';

export function GiftButton({ chatId, name }: { readonly chatId: string; readonly name: string }) {
  const { t } = useTranslation('chat');
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState(params.has(wish));
  const close = () => {
    setOpen(false);
    if (params.has(wish)) setParams({}, { replace: true });
  };
  return (
    <ToolWithDialog icon={Gift} label={t('gift.button')} open={open} onOpen={() => setOpen(true)}>
      <GiftDialog chatId={chatId} name={name} onClose={close} />
    </ToolWithDialog>
  );
}
