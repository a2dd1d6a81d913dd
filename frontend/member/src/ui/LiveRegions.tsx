import { Box } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from './ActionButton';
import { useAnnouncement } from './announce';
import { Card } from './Card';
import { TextLink } from './TextLink';
import { dismissToast, toastMs, useToasts, type Toast } from './toasts';
import { VisuallyHidden } from './VisuallyHidden';

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toastMs);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  return (
    <Card
      p="4"
      outlineColor={toast.tone === 'info' ? 'line' : toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{toast.text}</p>
      {toast.to ? (
        <Box mt="1">
          <TextLink to={toast.to} onClick={() => dismissToast(toast.id)}>
            {toast.linkText ?? toast.to}
          </TextLink>
        </Box>
      ) : null}
      <ActionButton
        tone="quiet"
        size="compact"
        px="2"
        mt="1"
        icon={<X size="1.25rem" aria-hidden />}
        onClick={() => dismissToast(toast.id)}
      >
        {t('action.close')}
      </ActionButton>
    </Card>
  );
}

/** The one place from which the app speaks: the polite region and the log of short messages. Stands once in each layout. */
export function LiveRegions() {
  const { t } = useTranslation();
  const announcement = useAnnouncement();
  const toasts = useToasts();
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Box
        role="log"
        aria-label={t('notices')}
        position="fixed"
        zIndex="toast"
        insetEnd="4"
        bottom={{ base: 'calc(6rem + env(safe-area-inset-bottom))', md: '6' }}
        w="calc(100% - 2rem)"
        maxW="toast"
        display="grid"
        gap="3"
        pointerEvents={toasts.length ? 'auto' : 'none'}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Box>
    </>
  );
}
