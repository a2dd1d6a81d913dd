import { chakra } from '@chakra-ui/react';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { toApiError } from '#kit';
import { useSession } from '#member/shared/state/session';
import { photoTypes } from '#member/shared/model/photo-types';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Banner, bannerAction } from '#member/ui/Banner';
import { FileButton } from '#member/ui/FileButton';
import { useErrorWords } from '#member/ui/Notice';
import { useHold, type AlertProps } from '../model/alert';

type Upload =
  | { readonly kind: 'none' | 'sending' | 'preparing' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'done'; readonly thumb: string | null; readonly pathname: string };

const Thumb = chakra('img', { base: { w: '16', h: '16', objectFit: 'cover', borderRadius: 'control' } });

/** No photo yet: it can be added right here. What came of it stays until the member goes on. */
export function PhotoAlert({ stands, hold }: AlertProps) {
  const { t } = useTranslation('banners');
  const { settings, setUser } = useSession();
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

  const busy = upload.kind === 'sending' || upload.kind === 'preparing';
  const isDone = upload.kind === 'done' && upload.pathname === pathname;
  useHold('photo', busy || isDone, hold);
  if (isDone) {
    return (
      <Banner
        tone="success"
        title={t('photo.done')}
        action={upload.thumb ? <Thumb src={`${settings.cdn_prefix}${upload.thumb}`} alt={t('photo.alt')} /> : null}
      />
    );
  }
  if (!busy && (!stands || upload.kind === 'done')) return null;
  return (
    <Banner
      tone="warning"
      title={t('photo.title')}
      dismiss={busy ? undefined : 'hide-enrich-alert'}
      failure={upload.kind === 'failed' ? upload.words : undefined}
      failureId="banner-photo-error"
      action={
        busy ? (
          <ActionButton {...bannerAction} busy busyWords={upload.kind === 'sending' ? t('photo.busy') : undefined} />
        ) : (
          <FileButton
            id="banner-photo"
            {...bannerAction}
            icon={<Camera size="1.4rem" aria-hidden />}
            accept={photoTypes}
            describedBy={upload.kind === 'failed' ? 'banner-photo-error' : undefined}
            onFile={(file) => void send(file)}
          >
            {t('photo.choose')}
          </FileButton>
        )
      }
    >
      {t(upload.kind === 'preparing' ? 'photo.preparing' : 'photo.text')}
    </Banner>
  );
}
