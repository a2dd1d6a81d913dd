import { Image } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoTypes } from '#member/shared/model/photo-types';
import { useMyId } from '#member/shared/state/session';
import { FileButton } from '#member/ui/FileButton';
import { rememberPicture } from '../state/local-pictures';
import { enqueue } from '../state/outbox';
import type { ReadyPhoto } from '../model/outbox';
import { toolStyle } from './tool-style';

const load = () => import('./PhotoDialog');
const PhotoDialog = lazy(load);

export function PhotoButton({ chatId, name }: { readonly chatId: string; readonly name: string }) {
  const { t } = useTranslation('chat');
  const me = useMyId();
  const [file, setFile] = useState<File | null>(null);
  // Fetched while there is a network: a photo can be chosen without one.
  useEffect(() => void load().catch(() => undefined), []);
  const send = (photo: ReadyPhoto) => {
    setFile(null);
    const clientId = crypto.randomUUID();
    rememberPicture(clientId, photo.file);
    enqueue({ client_id: clientId, member_id: me, chat_id: chatId, text: '', photo });
  };
  return (
    <>
      <FileButton
        id="chat-photo"
        tone="quiet"
        size="compact"
        accept={photoTypes}
        icon={<Image size="1.4rem" aria-hidden />}
        {...toolStyle}
        onFile={setFile}
      >
        {t('photo.button')}
      </FileButton>
      {file ? (
        <Suspense fallback={null}>
          <PhotoDialog file={file} name={name} onOther={setFile} onClose={() => setFile(null)} onSend={send} />
        </Suspense>
      ) : null}
    </>
  );
}
