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
import { SaidNotice } from '#member/ui/SaidNotice';
import { editPhoto, makeMain, removePhoto } from '../api/photos';
import { textOf } from '../model/read';
import { CropForm } from './CropForm';
import { HeldCheckbox } from './HeldCheckbox';

interface PhotoActionsProps {
  readonly photo: OwnPhotoView;
  readonly busy: boolean;
  readonly act: (work: () => Promise<PhotosAnswer>) => Promise<boolean>;
}

interface PhotoDialogProps extends PhotoActionsProps {
  readonly number: number;
  readonly error: ApiError | null;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Everything that can be done with one photo. */
export function PhotoDialog({ photo, number, busy, error, act, onRemoved, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('own');
  const [cutting, setCutting] = useState(false);
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
      <PhotoState photo={photo} />
      {photo.status === 'rejected' ? null : (
        <>
          <Flex direction="column" gap="3" mb="5" align="stretch">
            <MakeMain photo={photo} busy={busy} act={act} />
            {photo.original ? (
              <ActionButton tone="outline" icon={<Crop size="1.4rem" aria-hidden />} onClick={() => setCutting(true)}>
                {t('crop.open')}
              </ActionButton>
            ) : null}
          </Flex>
          <PhotoOptions photo={photo} act={act} />
          <CaptionForm photo={photo} busy={busy} act={act} onSaved={onClose} />
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
            void act(() => removePhoto(photo.id)).then((ok) => {
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

/** What keeps others from seeing it, in words. */
function PhotoState({ photo: { status, checking, over_limit: isOverLimit } }: Pick<PhotoActionsProps, 'photo'>) {
  const { t } = useTranslation('own');
  return (
    <>
      {status === 'rejected' ? <Notice tone="warning">{t('photos.rejected')}</Notice> : null}
      {checking ? <SaidNotice>{t('photos.checking_long')}</SaidNotice> : null}
      {status === 'hidden' && !isOverLimit && !checking ? <Notice tone="warning">{t('photos.hidden_long')}</Notice> : null}
      {isOverLimit ? <Notice>{t('photos.over_limit_long', { n: limits.freePhotos })}</Notice> : null}
    </>
  );
}

function MakeMain({ photo, busy, act }: PhotoActionsProps) {
  const { t } = useTranslation('own');
  if (photo.main || photo.private || (photo.status === 'hidden' && !photo.checking)) return null;
  return (
    <ActionButton
      tone="outline"
      busy={busy}
      icon={<Star size="1.4rem" aria-hidden />}
      onClick={() =>
        void act(() => makeMain(photo.id)).then((ok) => {
          if (ok) announce(t('photos.is_main'));
        })
      }
    >
      {t('photos.make_main')}
    </ActionButton>
  );
}

/** Who sees it. Each choice holds at once. */
function PhotoOptions({ photo: { id, main, private: isPrivate, premium_only: isPremiumOnly }, act }: Omit<PhotoActionsProps, 'busy'>) {
  const { t } = useTranslation('own');
  const edit = (change: Parameters<typeof editPhoto>[1]) =>
    act(() => editPhoto(id, change)).then((ok) => {
      if (ok) announce(t('saved'));
      return ok;
    });
  return (
    <>
      <HeldCheckbox name="private" label={t('photos.private_label')} checked={isPrivate} onChange={(on) => edit({ private: on })} />
      {main ? (
        <HeldCheckbox
          name="premium_only"
          label={t('photos.premium_label')}
          checked={isPremiumOnly}
          onChange={(on) => edit({ premium_only: on })}
        />
      ) : null}
    </>
  );
}

function CaptionForm({ photo: { id, caption }, busy, act, onSaved }: PhotoActionsProps & { readonly onSaved: () => void }) {
  const { t } = useTranslation('own');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const written = textOf(new FormData(event.currentTarget), 'caption');
        void act(() => editPhoto(id, { caption: written })).then((ok) => {
          if (!ok) return;
          announce(t('saved'));
          onSaved();
        });
      }}
    >
      <Field
        name="caption"
        label={t('photos.caption')}
        hint={t('photos.caption_hint')}
        maxLength={limits.captionMax}
        defaultValue={caption}
        optional
      />
      <ActionButton type="submit" busy={busy}>
        {t('photos.save_caption')}
      </ActionButton>
    </form>
  );
}
