import { Box, chakra } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contracts';
import { useMe } from '#member/shared/state/session';
import { photoTypes } from '#member/shared/model/photo-types';
import { readyPhoto, type PackedPhoto } from '#member/shared/model/ready-photo';
import { ActionButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';
import { Field } from '#member/ui/Field';
import { FileButton } from '#member/ui/FileButton';
import { Notice } from '#member/ui/Notice';
import { Shape } from '#member/ui/Skeletons';
import { addressOf } from '../state/local-pictures';
import type { ReadyPhoto } from '../model/outbox';
import { usePhotoPriceWords } from './words';

/** Larger than this the server keeps no photo of a conversation; what is smaller travels faster. */
const sentEdge = 1_800;

const Picture = chakra('img', {
  base: {
    display: 'block',
    maxW: 'full',
    maxH: '38dvh',
    minH: '6rem',
    mx: 'auto',
    objectFit: 'contain',
    borderRadius: 'control',
    bg: 'sunken',
  },
});

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
  const { credits } = useMe();
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
        <>
          <Box mb="4" fontWeight="bold">
            {t('photo.costs', { price, count: credits })}
          </Box>
          {photo === 'reading' ? (
            <Shape h="14rem" bg="sunken" />
          ) : (
            <Picture src={addressOf(photo.file)} alt={alt.trim() || t('photo.preview')} />
          )}
          <Box mt="4">
            <Field
              name="alt"
              label={t('photo.alt_label')}
              hint={t('photo.alt_hint', { name })}
              optional
              autoComplete="off"
              maxLength={limits.photoAltMax}
              value={alt}
              onChange={(event) => setAlt(event.currentTarget.value)}
            />
          </Box>
          <p>{t('photo.private', { name })}</p>
        </>
      )}
    </Dialog>
  );
}

function useReadyPhoto(file: File): PackedPhoto | 'reading' | 'unreadable' {
  const [made, setMade] = useState<{ readonly of: File; readonly photo: PackedPhoto | 'unreadable' } | null>(null);
  useEffect(() => {
    let left = false;
    readyPhoto(file, sentEdge).then(
      (photo) => left || setMade({ of: file, photo }),
      () => left || setMade({ of: file, photo: 'unreadable' }),
    );
    return () => {
      left = true;
    };
  }, [file]);
  return made?.of === file ? made.photo : 'reading';
}
