import { Box, Flex } from '@chakra-ui/react';
import { Crop, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits, type OwnPhotoView, type PhotosAnswer } from '#contracts';
import type { ApiError } from '#kit';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Dialog } from '#member/ui/Dialog';
import { Field } from '#member/ui/Field';
import { ErrorNotice, Notice } from '#member/ui/Notice';
import { editPhoto, makeMain, removePhoto } from '../api/photos';
import { textOf } from '../model/read';
import { CropForm } from './CropForm';
import { HeldCheckbox } from './HeldCheckbox';

interface PhotoDialogProps {
  readonly photo: OwnPhotoView;
  readonly number: number;
  readonly busy: boolean;
  readonly error: ApiError | null;
  readonly act: (work: () => Promise<PhotosAnswer>) => Promise<boolean>;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Everything that can be done with one photo. */
export function PhotoDialog({ photo, number, busy, error, act, onRemoved, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('own');
  const [cutting, setCutting] = useState(false);
  const { id } = photo;
  const say = (words: string) => (ok: boolean) => {
    if (ok) announce(words);
    return ok;
  };
  const title = t(cutting ? 'crop.title' : 'photos.dialog', { number });
  if (cutting) {
    return (
      <Dialog open onClose={() => setCutting(false)} title={title} size="md">
        <CropForm photo={photo} busy={busy} act={act} onDone={() => setCutting(false)} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={title} size="md">
      {error ? <ErrorNotice error={error} /> : null}
      {photo.status === 'rejected' ? <Notice tone="warning">{t('photos.rejected')}</Notice> : null}
      {photo.checking ? <Notice live>{t('photos.checking_long')}</Notice> : null}
      {photo.status === 'hidden' && !photo.over_limit && !photo.checking ? <Notice tone="warning">{t('photos.hidden_long')}</Notice> : null}
      {photo.over_limit ? <Notice>{t('photos.over_limit_long', { n: limits.freePhotos })}</Notice> : null}
      {photo.status === 'rejected' ? null : (
        <>
          <Flex direction="column" gap="3" mb="5" align="stretch">
            {photo.main || photo.private || (photo.status === 'hidden' && !photo.checking) ? null : (
              <ActionButton
                tone="outline"
                busy={busy}
                icon={<Star size="1.4rem" aria-hidden />}
                onClick={() => void act(() => makeMain(id)).then(say(t('photos.is_main')))}
              >
                {t('photos.make_main')}
              </ActionButton>
            )}
            {photo.original ? (
              <ActionButton tone="outline" icon={<Crop size="1.4rem" aria-hidden />} onClick={() => setCutting(true)}>
                {t('crop.open')}
              </ActionButton>
            ) : null}
          </Flex>
          <HeldCheckbox
            name="private"
            label={t('photos.private_label')}
            checked={photo.private}
            onChange={(on) => act(() => editPhoto(id, { private: on })).then(say(t('saved')))}
          />
          {photo.main ? (
            <HeldCheckbox
              name="premium_only"
              label={t('photos.premium_label')}
              checked={photo.premium_only}
              onChange={(on) => act(() => editPhoto(id, { premium_only: on })).then(say(t('saved')))}
            />
          ) : null}
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const caption = textOf(new FormData(event.currentTarget), 'caption');
              void act(() => editPhoto(id, { caption })).then((ok) => {
                if (say(t('saved'))(ok)) onClose();
              });
            }}
          >
            <Field
              name="caption"
              label={t('photos.caption')}
              hint={t('photos.caption_hint')}
              maxLength={limits.captionMax}
              defaultValue={photo.caption}
              optional
            />
            <ActionButton type="submit" busy={busy}>
              {t('photos.save_caption')}
            </ActionButton>
          </form>
        </>
      )}
      <Box mt="6" pt="5" borderTopWidth="1px" borderColor="edge">
        <ActionButton
          tone="outline"
          color="danger"
          borderColor="danger"
          busy={busy}
          icon={<Trash2 size="1.4rem" aria-hidden />}
          onClick={() =>
            void act(() => removePhoto(id)).then((ok) => {
              if (ok) onRemoved();
            })
          }
        >
          {t('photos.remove')}
        </ActionButton>
      </Box>
    </Dialog>
  );
}
