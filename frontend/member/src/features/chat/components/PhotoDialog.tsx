import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoTypes } from '#member/shared/model/photo-types';
import { ActionButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';
import { FileButton } from '#member/ui/FileButton';
import { Notice } from '#member/ui/Notice';
import { useReadyPhoto } from '../hooks/use-ready-photo';
import type { ReadyPhoto } from '../model/outbox';
import { PhotoPreview } from './PhotoPreview';
import { usePhotoPriceWords } from './words';

interface PhotoDialogProps {
  readonly file: File;
  readonly name: string;
  readonly onOther: (file: File) => void;
  readonly onClose: () => void;
  readonly onSend: (photo: ReadyPhoto) => void;
}

/** The photo as it will go, what it costs, and room for a few words about it. */
export default function PhotoDialog({ file, name, onOther, onClose, onSend }: PhotoDialogProps) {
  const { t } = useTranslation('chat');
  const price = usePhotoPriceWords();
  const photo = useReadyPhoto(file);
  const [alt, setAlt] = useState('');
  const send = () => {
    if (typeof photo === 'object') onSend({ ...photo, alt: alt.trim() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('photo.title', { name })}
      keepsActions
      actions={
        <>
          {photo === 'unreadable' ? null : (
            <ActionButton
              busy={photo === 'reading'}
              busyWords={t('photo.reading')}
              icon={<Send size="1.4rem" aria-hidden />}
              onClick={send}
            >
              {t('photo.send', { price })}
            </ActionButton>
          )}
          <FileButton id="chat-photo-other" tone="outline" accept={photoTypes} onFile={onOther}>
            {t('photo.another')}
          </FileButton>
        </>
      }
    >
      {photo === 'unreadable' ? (
        <Notice tone="danger" live>
          {t('photo.unreadable')}
        </Notice>
      ) : (
        <PhotoPreview photo={photo === 'reading' ? null : photo} name={name} alt={alt} onAlt={setAlt} />
      )}
    </Dialog>
  );
}
