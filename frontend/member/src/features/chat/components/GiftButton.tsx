import { Gift } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ActionButton } from '../../../ui/ActionButton';
import { toolLook } from './tool-look';

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
    <>
      <ActionButton
        tone="quiet"
        size="compact"
        aria-haspopup="dialog"
        {...toolLook}
        icon={<Gift size="1.4rem" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('gift.button')}
      </ActionButton>
      {open ? (
        <Suspense fallback={null}>
          <GiftDialog chatId={chatId} name={name} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
