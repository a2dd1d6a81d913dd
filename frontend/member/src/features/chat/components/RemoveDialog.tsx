import { useTranslation } from 'react-i18next';
import { ActionButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';

interface RemoveDialogProps {
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function RemoveDialog({ name, open, onClose, onConfirm }: RemoveDialogProps) {
  const { t } = useTranslation(['chat', 'common']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('remove.title', { name })}
      actions={
        <>
          <ActionButton tone="danger" onClick={onConfirm}>
            {t('remove.confirm')}
          </ActionButton>
          <ActionButton tone="outline" onClick={onClose}>
            {t('remove.keep')}
          </ActionButton>
        </>
      }
    >
      <p>{t('remove.text', { name })}</p>
    </Dialog>
  );
}
