import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { toApiError } from '#kit';
import { useSession } from '#member/shared/state/session';
import { announce } from '#member/ui/announce';
import { useErrorWords } from '#member/ui/Notice';

type Upload =
  | { readonly kind: 'none' | 'sending' | 'preparing' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'done'; readonly thumb: string | null; readonly pathname: string };

/** Sends a photo from the banner, and what came of it. `isDone` until the member goes on to another screen. */
export function useFirstPhoto() {
  const { t } = useTranslation('banners');
  const { setUser } = useSession();
  const { pathname } = useLocation();
  const errorWords = useErrorWords();
  const [upload, setUpload] = useState<Upload>({ kind: 'none' });

  const send = async (file: File) => {
    setUpload({ kind: 'sending' });
    try {
      // What talks to the server comes only now: most members never see this.
      const { getUser, uploadPhoto, waitForPhoto } = await import('../api/photo');
      const sent = await uploadPhoto(file);
      setUpload({ kind: 'preparing' });
      announce(t('photo.preparing'));
      const photo = await waitForPhoto(sent);
      setUpload(photo ? { kind: 'done', thumb: photo.thumb_filename, pathname } : { kind: 'failed', words: t('photo.unusable') });
      if (!photo) return;
      announce(t('photo.done'));
      setUser(await getUser());
    } catch (thrown) {
      setUpload({ kind: 'failed', words: errorWords(toApiError(thrown)) });
    }
  };
  return {
    upload,
    send,
    busy: upload.kind === 'sending' || upload.kind === 'preparing',
    done: upload.kind === 'done' && upload.pathname === pathname ? upload : null,
  };
}
