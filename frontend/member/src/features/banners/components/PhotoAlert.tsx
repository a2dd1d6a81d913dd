import { chakra } from '@chakra-ui/react';
import { Camera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#member/shared/state/session';
import { photoTypes } from '#member/shared/model/photo-types';
import { ActionButton } from '#member/ui/ActionButton';
import { Banner, bannerAction } from '#member/ui/Banner';
import { FileButton } from '#member/ui/FileButton';
import { useFirstPhoto } from '../hooks/use-first-photo';
import { useHold, type AlertProps } from '../model/alert';

const Thumb = chakra('img', { base: { w: '16', h: '16', objectFit: 'cover', borderRadius: 'control' } });

/** No photo yet: it can be added right here. What came of it stays until the member goes on. */
export function PhotoAlert({ stands, hold }: AlertProps) {
  const { t } = useTranslation('banners');
  const { cdn_prefix } = useSettings();
  const { upload, send, busy, done } = useFirstPhoto();
  useHold('photo', busy || done !== null, hold);
  if (done) {
    return (
      <Banner
        tone="success"
        title={t('photo.done')}
        action={done.thumb ? <Thumb src={`${cdn_prefix}${done.thumb}`} alt={t('photo.alt')} /> : null}
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
